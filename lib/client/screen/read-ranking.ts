/** What the wall's pages of the ranking show, as the service knows it now. */
import { callApi, eventPath } from '@/lib/client/live';
import type { RankedGroups, RankedRow, StandingsPage } from '@/lib/http/schemas';
import { type RankingPage, ROWS, rankingPages } from './ranking-pages';

export type ShownPage = RankingPage & { rows: readonly RankedRow[] };

export const FIRST: ShownPage = { kind: 'first', rows: [] };

/** The pages that there are; null where they cannot be read. */
export async function readPages(code: string, signal: AbortSignal): Promise<RankingPage[] | null> {
  const read = <Body>(rest: string) => callApi<Body>(eventPath(code, rest), { signal });
  const [groups, ranking] = await Promise.all([
    read<RankedGroups>('/groups'),
    read<StandingsPage>('/standings'),
  ]);
  if (!groups.ok || !ranking.ok) return null;
  return rankingPages(ranking.body.standings.filter(({ rank }) => rank !== null).length, groups.body);
}

/** A page with its rows; null where they cannot be read. */
export async function readPage(
  code: string,
  page: RankingPage,
  signal: AbortSignal,
): Promise<ShownPage | null> {
  // The first ten come with the event, sums with the list of pages.
  if (page.kind === 'first' || page.kind === 'groups') return { ...page, rows: [] };
  const query =
    page.kind === 'places' ? new URLSearchParams() : new URLSearchParams({ [page.of]: page.name });
  const answer = await callApi<StandingsPage>(eventPath(code, `/standings?${query}`), { signal });
  if (!answer.ok) return null;
  const from = page.kind === 'places' ? page.from - 1 : 0;
  const rows = answer.body.standings.filter(({ rank }) => rank !== null).slice(from, from + ROWS);
  return { ...page, rows };
}

/** Where the page that was shown is among pages read anew; the first one where it is gone. */
export function samePage(pages: readonly RankingPage[], shown: RankingPage): number {
  return Math.max(
    0,
    pages.findIndex((page) => nameOf(page) === nameOf(shown)),
  );
}

function nameOf(page: RankingPage): string {
  if (page.kind === 'first') return page.kind;
  if (page.kind === 'places') return `${page.kind} ${page.from}`;
  return page.kind === 'part' ? `${page.kind} ${page.of} ${page.name}` : `${page.kind} ${page.of}`;
}
