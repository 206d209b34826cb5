import { fold } from '@/lib/engine';
import { knownTileSet } from './known-tile-set';
import { longTiles, tileNamed } from './long-tiles';
import { bareTile } from './squares';

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
