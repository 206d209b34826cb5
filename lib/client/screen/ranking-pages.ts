import type { RankedGroups, ResultGroup } from '@/lib/http/schemas';

/** What a hall is shown of the ranking, one after the other; the first ten come first, as the scene itself. */
export type RankingPage =
  | { kind: 'first' }
  /** places among all, in tens */
  | { kind: 'places'; from: number; to: number }
  | { kind: 'part'; of: 'category' | 'series'; name: string }
  | { kind: 'groups'; of: 'clubs' | 'teams'; groups: readonly ResultGroup[] };

export const ROWS = 10;
/** A gap is short: nobody waits for the fiftieth place on a wall. */
const MOST_PLACES = 50;
const MOST_PARTS = 8;

/** The pages of an event with so many ranked players. One list of sums for every kind that has two at least. */
export function rankingPages(ranked: number, groups: RankedGroups): RankingPage[] {
  const last = Math.min(ranked, MOST_PLACES);
  const tens = Array.from({ length: Math.max(0, Math.ceil(last / ROWS) - 1) }, (_, index) => ({
    kind: 'places' as const,
    from: (index + 1) * ROWS + 1,
    to: Math.min(ranked, (index + 2) * ROWS),
  }));
  const parts = (of: 'category' | 'series', list: readonly ResultGroup[]): RankingPage[] =>
    list.length < 2
      ? []
      : list
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
          .slice(0, MOST_PARTS)
          .map(({ name }) => ({ kind: 'part', of, name }));
  const sums = (of: 'clubs' | 'teams', list: readonly ResultGroup[]): RankingPage[] =>
    list.length < 2 ? [] : [{ kind: 'groups', of, groups: list.slice(0, ROWS) }];
  return [
    { kind: 'first' },
    ...tens,
    ...parts('category', groups.categories),
    ...parts('series', groups.series),
    ...sums('clubs', groups.clubs),
    ...sums('teams', groups.teams),
  ];
}
