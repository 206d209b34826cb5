/*
 * The packed word graph: one Int32Array of states, three integers each
 *
 *   [letterMask, acceptMask, list]
 *
 * A state is named by its index. Bit L of letterMask: letter L leads on, to one of the states that stand one after
 * the other from `list` on, whose place is the number of lower bits set. Bit L of acceptMask: the way to here and
 * L together are a word. A letter that ends words and leads no further is only in acceptMask. Bit 0 is the
 * separator. State 0 is the empty one (all zero): a walk that fell out of the graph may go on reading there.
 *
 * So one look into memory shows all children of a state with their masks, and a walk looks further only where
 * something may come of it. Equal states share their list, but stand in the list of every parent.
 *
 * An alphabet of up to 31 letters fits these masks. A larger one (a "wide" graph) keeps its first 30 letters
 * there; bit 31 then leads to a second part of the same state, the annex, whose bits 1..31 are the letters
 * from 31 on. So a walk meets the annex only where such a letter is possible, and the narrow graph knows
 * nothing of it.
 *
 * Words lie in it as in the GADDAG (S. Gordon: A Faster Scrabble Move Generation Algorithm, Software:
 * Practice and Experience 24, 1994): for every division of a word into p and s, the letters of p
 * backwards, then the separator, then s; without separator when s is empty. So a walk can begin at any
 * letter, go to the left end first and then to the right.
 */

export const SEPARATOR = 0;
/** Integers of a state. */
export const STATE = 3;

/** The bit of a wide graph's letterMask that leads to the annex. */
export const ANNEX = 31;
/** What the annex takes off a letter's code; also the last letter that is not in it. */
export const ANNEX_SHIFT = 30;
/** Letters that one pair of masks holds. */
export const NARROW = 31;

/** Three integers. */
export type State = readonly [letterMask: number, acceptMask: number, list: number];

export interface WordGraph {
  readonly states: Int32Array;
  readonly root: number;
  /** Letters beyond 30 are in annexes. */
  readonly wide: boolean;
}

/** 1 for letters that a wide graph keeps in annexes. */
export function inAnnex(wide: boolean, letter: number): 0 | 1 {
  return wide && letter > ANNEX_SHIFT ? 1 : 0;
}

/** The bit of a letter in its masks. */
export function bitOf(wide: boolean, letter: number): number {
  return 1 << (letter - inAnnex(wide, letter) * ANNEX_SHIFT);
}

/** Ones of a 32-bit integer. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The state behind a bit of a state's letterMask; 0 when it leads nowhere. */
export function behind(states: Int32Array, state: number, bit: number): number {
  const mask = states[state]!;
  return (mask >>> bit) & 1 ? states[state + 2]! + STATE * bitCount(mask & ~(-1 << bit)) : 0;
}

/** The state that a letter leads to; 0 when it leads nowhere. */
export function child({ states, wide }: WordGraph, state: number, letter: number): number {
  return wide && letter > ANNEX_SHIFT
    ? behind(states, behind(states, state, ANNEX), letter - ANNEX_SHIFT)
    : behind(states, state, letter);
}

export function accepts({ states, wide }: WordGraph, state: number, letter: number): boolean {
  return wide && letter > ANNEX_SHIFT
    ? ((states[behind(states, state, ANNEX) + 1]! >>> (letter - ANNEX_SHIFT)) & 1) === 1
    : ((states[state + 1]! >>> letter) & 1) === 1;
}
