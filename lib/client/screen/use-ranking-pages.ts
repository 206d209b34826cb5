'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { RankedGroups, RankedRow, Snapshot, StandingsPage } from '@/lib/http/schemas';
import { closedRound } from './heads';
import { type RankingPage, ROWS, rankingPages } from './ranking-pages';

export type ShownPage = RankingPage & { rows: readonly RankedRow[] };

const FIRST: ShownPage = { kind: 'first', rows: [] };

/**
 * The page of the ranking to show now: they follow one another by themselves, each for so many seconds. After the last
 * one `leave` is called, if it is given; the first one comes again.
 */
export function useRankingPage(event: Snapshot, seconds: number, leave: (() => void) | null): ShownPage {
  const round = closedRound(event);
  const { code } = event;
  const [pages, setPages] = useState<readonly RankingPage[]>([FIRST]);
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<ShownPage>(FIRST);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another ranking.
  useEffect(() => {
    const abort = new AbortController();
    const read = <Body>(rest: string) => callApi<Body>(eventPath(code, rest), { signal: abort.signal });
    Promise.all([read<RankedGroups>('/groups'), read<StandingsPage>('/standings')])
      .then(([groups, ranking]) => {
        if (!groups.ok || !ranking.ok) return;
        const first = ranking.body.standings.filter(({ rank }) => rank !== null).length;
        setPages(rankingPages(first, groups.body));
      })
      .catch(() => {
        // The scene is over.
      });
    setAt(0);
    setShown(FIRST);
    return () => abort.abort();
  }, [code, round]);

  const turn = useEffectEvent(() => {
    const next = (at + 1) % pages.length;
    if (next === 0) leave?.();
    setAt(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages begin with a whole time for the first.
  useEffect(() => {
    const timer = setInterval(() => turn(), seconds * 1000);
    return () => clearInterval(timer);
  }, [pages, seconds]);

  const page = pages[at] ?? FIRST;
  useEffect(() => {
    const abort = new AbortController();
    void rowsOf(code, page, abort.signal).then((rows) => {
      // A page whose rows cannot be read is passed over: the one before stays.
      if (rows && !abort.signal.aborted) setShown({ ...page, rows });
    });
    return () => abort.abort();
  }, [code, page]);
  return shown;
}

async function rowsOf(code: string, page: RankingPage, signal: AbortSignal): Promise<RankedRow[] | null> {
  if (page.kind === 'first' || page.kind === 'groups') return [];
  const query =
    page.kind === 'places' ? new URLSearchParams() : new URLSearchParams({ [page.of]: page.name });
  try {
    const answer = await callApi<StandingsPage>(eventPath(code, `/standings?${query}`), { signal });
    if (!answer.ok) return null;
    const from = page.kind === 'places' ? page.from - 1 : 0;
    return answer.body.standings.filter(({ rank }) => rank !== null).slice(from, from + ROWS);
  } catch {
    return null;
  }
}
