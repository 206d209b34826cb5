/*
 * The packed word graph: one Int32Array of state records
 *
 *   [letterMask, acceptMask, child, child, …]
 *
 * A state is the index of its record. Bit L of letterMask: letter L leads on, to the child whose place is
 * the number of lower bits set. Bit L of acceptMask: the way to here and L together are a word. A letter
 * that ends words and leads no further is only in acceptMask. Bit 0 is the separator. State 0 is the
 * empty one (both masks 0): a walk that fell out of the graph may go on reading there.
 *
 * An alphabet of up to 31 letters fits these masks. A larger one (a "wide" graph) keeps its first 30 letters
 * there; bit 31 then leads to a second record of the same state, the annex, whose bits 1..31 are the letters
 * from 31 on. So a walk meets the annex only where such a letter is possible, and the narrow graph knows
 * nothing of it.
 *
 * Words lie in it as in the GADDAG (S. Gordon: A Faster Scrabble Move Generation Algorithm, Software:
 * Practice and Experience 24, 1994): for every division of a word into p and s, the letters of p
 * backwards, then the separator, then s; without separator when s is empty. So a walk can begin at any
 * letter, go to the left end first and then to the right.
 */

export const SEPARATOR = 0;

/** The bit of a wide graph's letterMask that leads to the annex. */
export const ANNEX = 31;
/** What the annex takes off a letter's code; also the last letter of a wide graph's first record. */
export const ANNEX_SHIFT = 30;
/** Letters that one record holds. */
export const NARROW = 31;

export interface WordGraph {
  readonly records: Int32Array;
  readonly root: number;
  /** Letters beyond 30 are in annexes. */
  readonly wide: boolean;
}

/** Ones of a 32-bit integer. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The state behind a bit of a record's letterMask; 0 when it leads nowhere. */
export function behind(records: Int32Array, record: number, bit: number): number {
  const mask = records[record]!;
  return (mask >>> bit) & 1 ? records[record + 2 + bitCount(mask & ~(-1 << bit))]! : 0;
}

/** The state that a letter leads to; 0 when it leads nowhere. */
export function child({ records, wide }: WordGraph, state: number, letter: number): number {
  return wide && letter > ANNEX_SHIFT
    ? behind(records, behind(records, state, ANNEX), letter - ANNEX_SHIFT)
    : behind(records, state, letter);
}

export function accepts({ records, wide }: WordGraph, state: number, letter: number): boolean {
  return wide && letter > ANNEX_SHIFT
    ? ((records[behind(records, state, ANNEX) + 1]! >>> (letter - ANNEX_SHIFT)) & 1) === 1
    : ((records[state + 1]! >>> letter) & 1) === 1;
}
