import { largeInts } from './large-ints';

/** All beginnings of the words in alphabetical order, each with a number from 1 on; 0 is the empty beginning. */
export interface Beginnings {
  /** The number of the beginning without its last letter * 64, + the last letter; both at one look. */
  steps: Int32Array;
  /** Where each leads: twice an index in the graph, 0 for nowhere, + 1 when it is a word itself. */
  leads: Int32Array;
}

export function noBeginnings(count: number): Beginnings {
  return { steps: largeInts(count + 1), leads: largeInts(count + 1) };
}

export function step(shorter: number, last: number): number {
  return (shorter << 6) | last;
}

export function lastOf(step: number): number {
  return step & 63;
}

export function shorterOf(step: number): number {
  return step >>> 6;
}

/** The step to what is left of a beginning without so many last letters; 0 when nothing is left. */
export function stepWithout(steps: Int32Array, beginning: number, letters: number): number {
  let step = steps[beginning]!;
  for (let taken = 0; taken < letters; taken++) step = steps[shorterOf(step)]!;
  return step;
}
