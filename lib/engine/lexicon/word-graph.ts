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
 * Words lie in it as in the GADDAG (S. Gordon: A Faster Scrabble Move Generation Algorithm, Software:
 * Practice and Experience 24, 1994): for every division of a word into p and s, the letters of p
 * backwards, then the separator, then s; without separator when s is empty. So a walk can begin at any
 * letter, go to the left end first and then to the right.
 */

export const SEPARATOR = 0;

/** Ones of a 32-bit integer. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The state that a letter (or the separator) leads to; 0 when it leads nowhere. */
export function child(graph: Int32Array, state: number, letter: number): number {
  const mask = graph[state]!;
  const bit = 1 << letter;
  return mask & bit ? graph[state + 2 + bitCount(mask & (bit - 1))]! : 0;
}

export function accepts(graph: Int32Array, state: number, letter: number): boolean {
  return ((graph[state + 1]! >>> letter) & 1) === 1;
}
