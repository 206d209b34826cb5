import { type Beginnings, shorterOf } from './beginnings';
import type { ReversedOrder } from './reversed-order';

/**
 * By beginning, where its chain begins, from which no other goes on: after how many last letters, and how many are
 * left then. 0 for those that end where others go on.
 */
export type Turns = Uint16Array;

export function taken(turn: number): number {
  return turn >>> 8;
}

export function restLength(turn: number): number {
  return turn & 255;
}

export function turnsOf({ steps }: Beginnings, { order, shared }: ReversedOrder): Turns {
  const lengths = new Uint8Array(steps.length);
  for (let i = 1; i < lengths.length; i++) lengths[i] = lengths[shorterOf(steps[i]!)]! + 1;
  const turns = new Uint16Array(steps.length);
  for (let i = 0; i < order.length; i++) {
    const beginning = order[i]!;
    const last = Math.max(shared[i]!, shared[i + 1]!) + 1;
    const length = lengths[beginning]!;
    if (length >= last) turns[beginning] = (last << 8) | (length - last);
  }
  return turns;
}
