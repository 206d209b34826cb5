'use client';
import { useEffect, useState } from 'react';
import { PODIUM_MS, REVEAL_MS } from './scene';

export interface EndTour {
  /** the pages of the ranking have their turn, else the podium */
  pages: boolean;
  /** the podium was seen before: it is not revealed once more */
  again: boolean;
  leavePages(): void;
}

/** After the end the podium and the pages of the ranking take turns, on and on. `revealed`: its steps come one by one. */
export function useEndTour(turning: boolean, revealed: boolean): EndTour {
  // Even: the podium.
  const [leg, setLeg] = useState(0);
  const pages = turning && leg % 2 === 1;
  useEffect(() => {
    if (!turning) setLeg((last) => last + (last % 2));
    if (!turning || pages) return;
    const reveal = revealed && leg === 0 ? REVEAL_MS : 0;
    const timer = setTimeout(() => setLeg(leg + 1), PODIUM_MS + reveal);
    return () => clearTimeout(timer);
  }, [turning, pages, leg, revealed]);
  return { pages, again: leg > 0, leavePages: () => setLeg(leg + 1) };
}
