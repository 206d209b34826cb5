import type { Metadata } from 'next';
import { Notice, SiteHeader } from '@/lib/client/notice';
import { Footer, LinkButton } from '@/lib/client/ui';
import { getTranslations } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui');
  return { title: t('nothing.title') };
}

export default async function NotFound() {
  const t = await getTranslations('ui');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col">
        <Notice
          title={t('nothing.heading')}
          actions={
            <LinkButton href="/" kind="primary">
              {t('nothing.code')}
            </LinkButton>
          }
        >
          <p>{t('nothing.text')}</p>
        </Notice>
      </main>
      <Footer />
    </div>
  );
}
