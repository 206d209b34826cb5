'use client';
import { useEffect, useRef } from 'react';

interface OtherDevice<Sent> {
  /** what the server has */
  stored: Sent | null;
  /** another device was the last to send something */
  elsewhere: boolean;
  isEmpty: boolean;
  /** whether just this lies here */
  isHere(sent: Sent | null): boolean;
  lay(sent: Sent): void;
}

/** What another device sent comes to lie here too, unless something else was begun here. */
export function useOtherDevice<Sent>({ stored, elsewhere, isEmpty, isHere, lay }: OtherDevice<Sent>): void {
  const before = useRef(stored);
  useEffect(() => {
    if (stored === before.current || !stored) return;
    const mine = isHere(stored);
    if (!mine && !elsewhere) return;
    const untouched = !mine && (isEmpty || isHere(before.current));
    before.current = stored;
    if (untouched) lay(stored);
  });
}
