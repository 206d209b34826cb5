import type { StandingRow } from '@/lib/http/schemas';

export interface Step {
  rank: 1 | 2 | 3;
  rows: StandingRow[];
}

/**
 * The first three ranks as steps, empty ones left out. Ranks are shared (1, 1, 3): a step may hold several,
 * and the next one is then missing.
 */
export function podium(standings: readonly StandingRow[]): Step[] {
  return ([1, 2, 3] as const)
    .map((rank) => ({ rank, rows: standings.filter((row) => row.rank === rank) }))
    .filter((step) => step.rows.length > 0);
}

/** Steps as they stand beside each other: second, first, third. */
export function sideBySide(steps: readonly Step[]): Step[] {
  const place = { 2: 0, 1: 1, 3: 2 };
  return [...steps].sort((a, b) => place[a.rank] - place[b.rank]);
}

/** Those who have a rank: who never sent a slip has none. */
export function ranked(standings: readonly StandingRow[]): StandingRow[] {
  return standings.filter((row) => row.rank !== null);
}

/** Those who follow the podium in a head of the ranking. */
export function followers(standings: readonly StandingRow[]): StandingRow[] {
  return standings.filter((row) => row.rank !== null && row.rank > 3);
}
