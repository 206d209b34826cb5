import type { Snapshot } from '@/lib/http/schemas';

/** When the clock closes a round: the end of whoever has the most time. Null without a round. */
export function lastEnd({ round, extraTime }: Pick<Snapshot, 'round' | 'extraTime'>): number | null {
  return round && round.closesAt + (extraTime.at(-1)?.ms ?? 0);
}
