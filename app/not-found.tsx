import type { Metadata } from 'next';
import { Notice, SiteHeader } from '@/lib/client/notice';
import { Footer, LinkButton } from '@/lib/client/ui';

export const metadata: Metadata = { title: 'Nothing here' };

export default function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col">
        <Notice
          title="There is nothing here"
          actions={
            <LinkButton href="/" kind="primary">
              Type a code
            </LinkButton>
          }
        >
          <p>The address may be mistyped. To get into an event, all you need is its code.</p>
        </Notice>
      </main>
      <Footer />
    </div>
  );
}
