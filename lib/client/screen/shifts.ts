import type { StandingRow } from '@/lib/http/schemas';

/**
 * How far each row has to travel to its place: the rows between its place before and its place now, positive
 * when it comes from below; null for a row that was not in the list before, or while nothing was.
 */
export function shifts(
  before: readonly Pick<StandingRow, 'playerId'>[] | null,
  after: readonly Pick<StandingRow, 'playerId'>[],
): (number | null)[] {
  const places = new Map(before?.map((row, place) => [row.playerId, place]));
  return after.map((row, place) => {
    const earlier = places.get(row.playerId);
    return earlier === undefined ? null : earlier - place;
  });
}
