import type { ReactNode } from 'react';
import { getTranslations } from '@/lib/i18n/server';
import { SitePage } from '../home';

export interface AuthPageProps {
  title: string;
  lead: string;
  /** the other ways in, above the form; null where there are none */
  aside: ReactNode;
  /** the page for those who are on the wrong one; `to` goes along */
  other: { text: string; link: string; href: string; to: string };
  /** whether hosting without an account is allowed */
  hostFreely: boolean;
  children: ReactNode;
}

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** One narrow column around a form to sign in or to register with. */
export async function AuthPage({ title, lead, aside, other, hostFreely, children }: AuthPageProps) {
  const t = await getTranslations('account');
  return (
    <SitePage user={null} width="form">
      <h1 className="text-3xl font-bold">{title}</h1>
      <p className="mt-2 text-quiet">{lead}</p>
      <div className="mt-6 grid gap-6">
        {aside}
        {children}
      </div>
      <div className="mt-8 grid gap-2 border-t border-line pt-5">
        <p>
          {other.text}{' '}
          <a href={`${other.href}?to=${encodeURIComponent(other.to)}`} className={LINK}>
            {other.link}
          </a>
        </p>
        {hostFreely ? (
          <p>
            {t('hurry')}{' '}
            <a href="/host" className={LINK}>
              {t('hostFreely')}
            </a>
          </p>
        ) : null}
      </div>
    </SitePage>
  );
}
