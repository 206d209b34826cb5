import type { ReactNode } from 'react';
import { SiteHeader } from '@/lib/client/notice';

export interface DeskFrameProps {
  /** what the page is about */
  title?: ReactNode;
  /** at the end of the header */
  links?: ReactNode;
  children: ReactNode;
}

/** A page of those who lead an event. */
export function DeskFrame({ title, links, children }: DeskFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader title={title}>{links}</SiteHeader>
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
}
