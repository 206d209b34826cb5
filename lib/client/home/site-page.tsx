import type { ReactNode } from 'react';
import { getTranslations } from '@/lib/i18n/server';
import { SiteHeader } from '../notice';
import { cx, Footer } from '../ui';

export interface SitePageProps {
  /** who is signed in */
  user: { name: string } | null;
  /** `wide`: the front page; `text`: something to read; `form`: one narrow column */
  width: 'wide' | 'text' | 'form';
  children: ReactNode;
}

const WIDTHS = { wide: 'max-w-6xl', text: 'max-w-3xl', form: 'max-w-md' } as const;
const LINK = 'inline-flex min-h-11 min-w-0 items-center px-2 font-semibold text-quiet hover:text-ink';

/** The frame of every page that is not a board: a thin bar, the page, the line at its end. */
export async function SitePage({ user, width, children }: SitePageProps) {
  const t = await getTranslations('ui');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader>
        <nav aria-label={t('site')} className="-me-2 flex min-w-0 items-center">
          <a href="/rules" className={LINK}>
            {t('rules')}
          </a>
          {user ? (
            <a href="/account" className={LINK}>
              {t.rich('myEvents', {
                heard: (chunks) => <span className="heard">{chunks}</span>,
                bdi: () => <bdi className="max-w-32 truncate sm:max-w-60">{user.name}</bdi>,
              })}
            </a>
          ) : (
            <a href="/sign-in" className={LINK}>
              {t('signIn')}
            </a>
          )}
        </nav>
      </SiteHeader>
      <main className={cx('mx-auto w-full grow px-4 py-8 sm:px-6 sm:py-12', WIDTHS[width])}>{children}</main>
      <Footer />
    </div>
  );
}
