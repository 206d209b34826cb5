/** Ranks of a list that is sorted already; `same` says who shares a place: 1, 2, 2, 4. */
export function sharedRanks<Entry>(
  sorted: readonly Entry[],
  same: (a: Entry, b: Entry) => boolean,
): number[] {
  const ranks: number[] = [];
  sorted.forEach((entry, index) => {
    const before = sorted[index - 1];
    ranks.push(before !== undefined && same(before, entry) ? ranks[index - 1]! : index + 1);
  });
  return ranks;
}

type Played = { rounds: readonly { points: number | null }[] };

/** Below 0 when `a` was better in the latest round in which they differ; one that was not played counts 0. */
export function lastRounds(a: Played, b: Played): number {
  for (let index = Math.max(a.rounds.length, b.rounds.length) - 1; index >= 0; index--) {
    const difference = (b.rounds[index]?.points ?? 0) - (a.rounds[index]?.points ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Score minus the sum of the tops: 0 or below, solo bonuses apart. */
export const negative = (total: number, tops: number): number => total - tops;

/** Of the sum of the tops, to one decimal, half away from zero; 0 before the first round. */
export function percentage(total: number, tops: number): number {
  if (tops === 0) return 0;
  const tenths = Math.floor((Math.abs(total) * 2000 + tops) / (2 * tops));
  return (total < 0 ? -tenths : tenths) / 10;
}
