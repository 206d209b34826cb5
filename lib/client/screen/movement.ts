import type { StandingRow } from '@/lib/http/schemas';

/** How a row moved: places gained (positive) or lost, `new` to the list, or null while nobody can say. */
export type Movement = number | 'new' | null;

type Row = Pick<StandingRow, 'playerId' | 'rank'>;

/**
 * Movements from one ranking to the next, by player. Only heads of rankings are known here, so somebody who
 * was not in the head before is `new`. Before the first ranking nobody moved.
 */
export function movements(before: readonly Row[] | null, after: readonly Row[]): Map<string, Movement> {
  const earlier = new Map(before?.map((row) => [row.playerId, row.rank]));
  const movement = (row: Row): Movement => {
    if (!before || before.length === 0 || row.rank === null) return null;
    const rank = earlier.get(row.playerId);
    if (rank === undefined || rank === null) return 'new';
    return rank - row.rank;
  };
  return new Map(after.map((row) => [row.playerId, movement(row)]));
}

/** Points each player won in between; null for whoever was not in the list before. */
export function gains(
  before: readonly Pick<StandingRow, 'playerId' | 'total'>[] | null,
  after: readonly Pick<StandingRow, 'playerId' | 'total'>[],
): Map<string, number | null> {
  const earlier = new Map(before?.map((row) => [row.playerId, row.total]));
  return new Map(
    after.map((row) => {
      const total = earlier.get(row.playerId);
      return [row.playerId, total === undefined ? null : row.total - total];
    }),
  );
}
