import { BLANK, MAX_WORD } from '../codes';
import { ranksOf } from '../lexicon/ranks';
import { ANNEX_SHIFT } from '../lexicon/word-graph';
import type { Position } from '../position';

/* The rack of the running search; letters as the graph numbers them, see lexicon/ranks.ts. */

/** Tiles of the largest set, and some more: a search for any rack at all holds them all. */
const MOST_TILES = 256;

export const rack = {
  /** Real tiles by letter code. */
  counts: new Int32Array(BLANK),
  blanks: 0,
  /** Bits of the letters that are there as real tiles. */
  mask: 0,
  /** The same for the letters of annexes, bit L - 30 for letter L. */
  annexMask: 0,
  /** Letters beyond 30 are in the annex mask. */
  wide: false,
  /** Most tiles that a move may lay. */
  most: 0,
  /** Face value by letter code of the letters that are there as real tiles, else 0: only a blank can be laid. */
  worth: new Int32Array(BLANK),
  /** 1 for letter codes that are there as real tiles. */
  held: new Int32Array(BLANK),
  /** How a laid letter is written: by its code where it is there as a real tile, else as a blank. */
  written: new Uint8Array(BLANK),
  /** Points for laying so many tiles. */
  bonus: new Int32Array(MAX_WORD + 1),
  /** bestSum[n]: sum of the n most valuable real tiles. */
  bestSum: new Int32Array(MAX_WORD + 1),
  /** Letter codes of the real tiles, most valuable first; `tiles` of them are in use. */
  byValue: new Int32Array(MOST_TILES),
  /** The bit of each of them in the masks, 0 in the one that it is not in. */
  bits: new Int32Array(MOST_TILES),
  annexBits: new Int32Array(MOST_TILES),
  tiles: 0,
};

export function fillRack({ rack: codes, rules, tiles }: Position, wide: boolean): void {
  const { counts, worth, held, written, bonus, bestSum, byValue, bits, annexBits } = rack;
  const { ofCode } = ranksOf(tiles);
  counts.fill(0);
  worth.fill(0);
  held.fill(0);
  for (let code = 0; code < BLANK; code++) written[code] = code | BLANK;
  rack.blanks = 0;
  rack.mask = 0;
  rack.annexMask = 0;
  rack.wide = wide;
  rack.most = Math.min(codes.length, rules.maxPlaced);
  rack.tiles = 0;
  for (const code of codes) {
    if (code === BLANK) {
      rack.blanks++;
      continue;
    }
    const letter = ofCode[code]!;
    counts[letter]!++;
    worth[letter] = tiles.valueOf(code);
    held[letter] = 1;
    written[letter] = letter;
    insert(letter);
  }
  for (let i = 0; i < rack.tiles; i++) {
    const code = byValue[i]!;
    const inAnnex = wide && code > ANNEX_SHIFT;
    bits[i] = inAnnex ? 0 : 1 << code;
    annexBits[i] = inAnnex ? 1 << (code - ANNEX_SHIFT) : 0;
    rack.mask |= bits[i]!;
    rack.annexMask |= annexBits[i]!;
  }
  for (let laid = 0; laid <= MAX_WORD; laid++) bonus[laid] = rules.bonus[laid] ?? 0;
  for (let n = 1; n <= MAX_WORD; n++)
    bestSum[n] = bestSum[n - 1]! + (n <= rack.tiles ? worth[byValue[n - 1]!]! : 0);
}

/** Whether a letter is in these masks. */
export function inMasks(code: number, mask: number, annex: number): boolean {
  const bits = rack.wide && code > ANNEX_SHIFT ? annex >>> (code - ANNEX_SHIFT) : mask >>> code;
  return (bits & 1) === 1;
}

function insert(code: number): void {
  const { byValue, worth } = rack;
  let at = rack.tiles++;
  for (; at > 0 && worth[byValue[at - 1]!]! < worth[code]!; at--) byValue[at] = byValue[at - 1]!;
  byValue[at] = code;
}
