import type { Placing } from '../placing';

/** Ids of the rack in a new order by chance (Fisher–Yates). */
export function shuffled({ rack }: Placing, chance: () => number = Math.random): number[] {
  const ids = rack.map((tile) => tile.id);
  for (let last = ids.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [ids[last], ids[other]] = [ids[other]!, ids[last]!];
  }
  return ids;
}

/** The rack as it stands, in the wire form. */
export function rackOf({ rack }: Placing): string {
  return rack.map(({ letter }) => ([...letter].length > 1 ? `[${letter}]` : letter || '?')).join('');
}
