'use client';
import { Notice, SiteHeader } from '@/lib/client/notice';
import { Button, Footer, LinkButton } from '@/lib/client/ui';

/** A page that failed. The server's log has the error under `digest`. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset(): void }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col">
        <Notice
          icon="alert"
          title="Something went wrong here"
          actions={
            <>
              <Button kind="primary" onClick={reset}>
                Try again
              </Button>
              <LinkButton href="/" kind="plain">
                Front page
              </LinkButton>
            </>
          }
        >
          <p>What was sent before is safe. {error.digest ? `The log knows it as ${error.digest}.` : null}</p>
        </Notice>
      </main>
      <Footer />
    </div>
  );
}
