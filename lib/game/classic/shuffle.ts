import type { Random } from '@/lib/engine';

/** In a new order by chance (Fisher–Yates). */
export function shuffled(tiles: readonly number[], random: Random): number[] {
  const order = [...tiles];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
