import type { ReactNode } from 'react';
import { Logo } from '@/lib/client/ui';

/** The thin line above a page that is not a board: the way home, and whatever the page adds. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="flex min-h-14 items-center gap-4 border-b border-line px-4">
      <a href="/" className="text-lg">
        <Logo />
      </a>
      <div className="ms-auto flex items-center gap-2">{children}</div>
    </header>
  );
}
