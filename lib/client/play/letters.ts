import { fold } from '@/lib/engine';
import { bareTile, knownTileSet, longTiles, tileNamed } from '../board';
import type { Placing } from '../placing';

/**
 * Reads a typed key in the letters of a tile set, accents and case folded: a letter that is a tile or begins one, or a
 * sign that goes on spelling one (the Y of a Catalan NY, the dot of L·L). Null when no tile has it.
 */
export function letterReader(setId: string): (key: string) => string | null {
  const set = knownTileSet(setId);
  const inside = longTiles(setId).map(({ typed }) => typed);
  return (key) => {
    const folded = set && [...key].length === 1 ? bareTile(fold(key, set)) : '';
    if (folded === '') return null;
    return tileNamed(setId, folded) || inside.some((typed) => typed.includes(folded)) ? folded : null;
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
