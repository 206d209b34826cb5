'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Snapshot } from '@/lib/http/schemas';
import { atMostEvery } from './at-most-every';
import { closedRound } from './heads';
import type { RankingPage } from './ranking-pages';
import { FIRST, readPage, readPages, type ShownPage, samePage } from './read-ranking';

export type { ShownPage } from './read-ranking';

/** Rulings, or slips on paper that are entered, come one after the other: the wall asks no more often than this. */
const ANEW_MS = 1500;

/**
 * The page of the ranking to show now: they follow one another by themselves, each for so many seconds, and are read
 * anew when a ruling changes the ranking. After the last one `leave` is called, if it is given; the first one comes again.
 */
export function useRankingPage(event: Snapshot, seconds: number, leave: (() => void) | null): ShownPage {
  const round = closedRound(event);
  const { code, standings } = event;
  const [pages, setPages] = useState<readonly RankingPage[]>([FIRST]);
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<ShownPage>(FIRST);
  const take = useEffectEvent((fresh: readonly RankingPage[]) => {
    setAt(samePage(fresh, pages[at] ?? FIRST));
    setPages(fresh);
  });

  const anew = useRef<{ ask(): void } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another ranking.
  useEffect(() => {
    const abort = new AbortController();
    const reading = atMostEvery(ANEW_MS, () => {
      readPages(code, abort.signal).then(
        (fresh) => fresh && !abort.signal.aborted && take(fresh),
        () => {
          // The scene is over.
        },
      );
    });
    anew.current = reading;
    setAt(0);
    setShown(FIRST);
    return () => {
      reading.stop();
      abort.abort();
    };
  }, [code, round]);
  // The stream hands over another list of the first ten with each ruling: what else is ranked may have changed too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the reasons to read it anew.
  useEffect(() => anew.current?.ask(), [code, round, standings]);

  const turn = useEffectEvent(() => {
    const next = (at + 1) % pages.length;
    if (next === 0) leave?.();
    setAt(next);
  });
  // Other pages begin with a whole time for the first; the same ones, with other numbers, do not begin again.
  const count = pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const timer = setInterval(() => turn(), seconds * 1000);
    return () => clearInterval(timer);
  }, [code, round, count, seconds]);

  const page = pages[at] ?? FIRST;
  useEffect(() => {
    const abort = new AbortController();
    readPage(code, page, abort.signal).then(
      // A page whose rows cannot be read is passed over: the one before stays.
      (fresh) => fresh && !abort.signal.aborted && setShown(fresh),
      () => {
        // It has turned.
      },
    );
    return () => abort.abort();
  }, [code, page]);
  return shown;
}
