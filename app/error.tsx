'use client';
import { Notice, SiteHeader } from '@/lib/client/notice';
import { Button, Footer, LinkButton } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';

/** A page that failed. The server's log has the error under `digest`. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset(): void }) {
  const t = useTranslations('ui');
  const { digest } = error;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col">
        <Notice
          icon="alert"
          title={t('failed.title')}
          actions={
            <>
              <Button kind="primary" onClick={reset}>
                {t('failed.again')}
              </Button>
              <LinkButton href="/" kind="plain">
                {t('failed.front')}
              </LinkButton>
            </>
          }
        >
          <p>{digest ? t('failed.logged', { digest }) : t('failed.text')}</p>
        </Notice>
      </main>
      <Footer />
    </div>
  );
}
