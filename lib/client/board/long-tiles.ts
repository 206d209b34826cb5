import { knownTileSet } from './known-tile-set';
import { bareTile, splitTiles } from './squares';

/** A tile of several letters, and one way to spell it: Catalan L·L is typed `L·L`, `L.L` or `L-L`. */
export interface LongTile {
  typed: string;
  tile: string;
}

const found = new Map<string, readonly LongTile[]>();

/** Every way to spell the tiles of several letters of a set; none where a letter is a tile. */
export function longTiles(setId: string): readonly LongTile[] {
  const known = found.get(setId);
  if (known) return known;
  const long = spelled(setId);
  found.set(setId, long);
  return long;
}

function spelled(setId: string): LongTile[] {
  const set = knownTileSet(setId);
  if (!set) return [];
  const named = set.letters
    .filter(({ tile }) => [...tile].length > 1)
    .map(({ tile }) => ({ typed: tile, tile }));
  const replaced = Object.entries(set.spelling.replace ?? {})
    .filter(([typed, laid]) => [...typed].length > 1 && laid.startsWith('[') && splitTiles(laid).length === 1)
    .map(([typed, laid]) => ({ typed, tile: bareTile(laid) }));
  return [...named, ...replaced];
}

/** The tile that a typed letter names: the letter itself, else the first that begins with it (Catalan Q is QU). */
export function tileNamed(setId: string, letter: string): string | null {
  const letters = knownTileSet(setId)?.letters ?? [];
  const named =
    letters.find(({ tile }) => tile === letter) ?? letters.find(({ tile }) => tile.startsWith(letter));
  return named?.tile ?? null;
}
