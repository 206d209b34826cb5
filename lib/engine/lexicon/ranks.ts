import { BLANK } from '../codes';
import type { Letter, TileSet } from '../tile-set';
import { NARROW } from './word-graph';

/*
 * Word graphs and searches number the letters of a large alphabet by their tiles in the bag and their points, most
 * frequent first, whatever their place in the alphabet: so the annexes of a wide graph hold the rarest letters, and
 * walks seldom meet them. The letters of an alphabet that needs no annex keep their codes.
 */

/** What a number is in the other numbering, blanks included: with the flag BLANK for letters on blanks. */
type Numbers = Uint8Array;

export interface Ranks {
  ofCode: Numbers;
  toCode: Numbers;
}

const known = new WeakMap<TileSet, Ranks>();

export function ranksOf(tiles: TileSet): Ranks {
  let ranks = known.get(tiles);
  if (!ranks) {
    ranks = rank(tiles);
    known.set(tiles, ranks);
  }
  return ranks;
}

/** Whether an alphabet of so many letters needs annexes. */
export function isWide(letters: number): boolean {
  return letters > NARROW;
}

/** Of letters with as many tiles, those of fewer points are in more words. */
function byUse(a: Letter, b: Letter): number {
  return b.count - a.count || a.value - b.value;
}

function rank({ letters, size }: TileSet): Ranks {
  const codes = letters.map((_, index) => index + 1);
  if (isWide(size)) codes.sort((a, b) => byUse(letters[a - 1]!, letters[b - 1]!) || a - b);
  const ranks = { ofCode: new Uint8Array(2 * BLANK), toCode: new Uint8Array(2 * BLANK) };
  [0, ...codes].forEach((code, place) => {
    for (const flag of [0, BLANK]) {
      ranks.ofCode[code | flag] = place | flag;
      ranks.toCode[place | flag] = code | flag;
    }
  });
  return ranks;
}
