import { fold } from '@/lib/engine';
import { knownTileSet } from '../board';
import type { Placing } from '../placing';

/**
 * Reads a typed key as a letter of a tile set: accents and case folded; where no tile has the letter alone, the
 * one that begins with it (Catalan q is QU). Null when no tile does.
 */
export function letterReader(setId: string): (key: string) => string | null {
  const set = knownTileSet(setId);
  return (key) => {
    const folded = set && [...key].length === 1 ? fold(key, set) : '';
    if (!set || folded === '') return null;
    const named = set.letters.find(({ tile }) => tile === folded);
    return (named ?? set.letters.find(({ tile }) => tile.startsWith(folded)))?.tile ?? null;
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
  return rack.map(({ letter }) => ([...letter].length > 1 ? `[${letter}]` : letter || '?')).join('');
}
