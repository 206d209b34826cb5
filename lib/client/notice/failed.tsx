'use client';
import { Button, Footer, LinkButton } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { Notice } from './notice';
import { SiteHeader } from './site-header';

/** A page that failed. The server's log has the error under `digest`. */
export function Failed({ digest, again }: { digest?: string; again(): void }) {
  const t = useTranslations('ui');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col">
        <Notice
          icon="alert"
          title={t('failed.title')}
          actions={
            <>
              <Button kind="primary" onClick={again}>
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
