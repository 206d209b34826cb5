import type { TileSet } from './tile-set';

const patterns = new WeakMap<TileSet, RegExp>();

/**
 * Whether a text looks like one word of a list: letters, with their marks, and the other signs that tiles of this
 * set are written with (Ukrainian м'яч with any apostrophe, Catalan col·legi, also col.legi). Not a hyphen, though
 * people who type may mean a tile by it: in the lists of all languages it joins two words.
 */
export function isWordText(text: string, tiles: TileSet): boolean {
  let pattern = patterns.get(tiles);
  if (!pattern) {
    const signs = signsOf(tiles).map((sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);
    pattern = new RegExp(`^[\\p{L}\\p{M}${signs.join('')}]+$`, 'u');
    patterns.set(tiles, pattern);
  }
  return pattern.test(text);
}

function signsOf({ letters, spelling }: TileSet): string[] {
  const written = [...letters.map(({ tile }) => tile), ...Object.keys(spelling.replace ?? {})];
  return [...new Set(written.join(''))].filter((sign) => !/[\p{L}\p{M}-]/u.test(sign));
}
