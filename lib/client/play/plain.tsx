import type { ReactNode } from 'react';
import { Footer } from '../ui';

/** The frame of the player's screens without a board: one column, calm, the footer at the end. */
export function Plain({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full max-w-md px-5 py-8 sm:py-14">{children}</main>
      <Footer />
    </div>
  );
}
