import type { PlayerSheet } from '@/lib/http/schemas';

/** What the plots of a sheet show: after each round, the sum less that of the tops and of the winner, and the rank. */
export function seriesOf({ rounds }: Pick<PlayerSheet, 'rounds'>): {
  toTops: number[];
  toWinner: number[];
  ranks: (number | null)[];
} {
  return {
    toTops: rounds.map(({ total, topTotal }) => total - topTotal),
    toWinner: rounds.map(({ total, winnerTotal }) => total - winnerTotal),
    ranks: rounds.map(({ rank }) => rank),
  };
}
