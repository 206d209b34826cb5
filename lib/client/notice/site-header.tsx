import type { CSSProperties, ReactNode } from 'react';
import { cx, Logo, Tile } from '@/lib/client/ui';

export interface SiteHeaderProps {
  /** what the page is about, beside the name of the service */
  title?: ReactNode;
  /** what the page adds at the end of the line */
  children?: ReactNode;
}

/** The thin line above a page that is not a board: the way home, and whatever the page adds. */
export function SiteHeader({ title, children }: SiteHeaderProps) {
  return (
    <header className="flex min-h-14 items-center gap-4 border-b border-line px-4">
      <a href="/" className="shrink-0 text-lg" aria-label="Onerack">
        {/* On a phone the page's own name needs the room: the tile alone stands for the service. */}
        {title ? <LogoTile className="sm:hidden" /> : null}
        <Logo className={title ? 'max-sm:hidden' : undefined} />
      </a>
      {title ? <div className="min-w-0 grow border-s border-line ps-4">{title}</div> : null}
      <div className="ms-auto flex items-center gap-2">{children}</div>
    </header>
  );
}

function LogoTile({ className }: { className: string }) {
  return (
    <span className={cx('grid size-7', className)} style={{ '--s': '1.75rem' } as CSSProperties}>
      <Tile letter="O" value={1} />
    </span>
  );
}
