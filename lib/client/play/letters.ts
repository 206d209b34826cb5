import { fold, tileSet } from '@/lib/engine';
import type { Placing } from '../placing';

/** Reads a typed key as a letter of a tile set: accents and case folded; null when no tile begins with it. */
export function letterReader(setId: string): (key: string) => string | null {
  return (key) => {
    if ([...key].length !== 1 || !/\p{L}/u.test(key)) return null;
    const set = tileSet(setId);
    const folded = fold(key, set);
    return set.letters.some(({ tile }) => tile.startsWith(folded)) ? folded : null;
  };
}

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
  return rack.map(({ letter }) => (letter.length > 1 ? `[${letter}]` : letter || '?')).join('');
}
