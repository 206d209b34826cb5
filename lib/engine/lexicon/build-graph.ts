import { MAX_WORD } from '../codes';
import { BackwardBuilder } from './backward-builder';
import { type Beginnings, lastOf, noBeginnings, step } from './beginnings';
import type { BuiltStates } from './level-order';
import { isWide } from './ranks';
import { StateBuilder } from './state-builder';
import type { WordPool } from './word-pool';

/**
 * The GADDAG of words given in alphabetical order, without repeats, over an alphabet of so many letters.
 *
 * Spelling out every division of every word would make some ten entries of each. But what may follow the
 * separator depends only on the beginning before it: it is that beginning's state in the plain graph of
 * the words. So the plain graph is built first, and then a second one over the reversed beginnings (two
 * for each word in an English list), which ends in states of the first.
 */
export function buildGraph(pool: WordPool, order: Int32Array, letters: number): BuiltStates {
  const builder = new StateBuilder(isWide(letters));
  const beginnings = buildForward(builder, pool, order);
  return builder.finish(new BackwardBuilder(builder, beginnings, letters).build());
}

/** The plain graph but for its root, which nothing leads to. */
function buildForward(builder: StateBuilder, pool: WordPool, order: Int32Array): Beginnings {
  const beginnings = noBeginnings(countBeginnings(pool, order));
  const { steps, leads } = beginnings;
  /** The beginnings of the current word by length. */
  const current = new Int32Array(MAX_WORD + 1);
  let count = 1;
  let depth = 0;
  const closeTo = (kept: number) => {
    for (; depth > kept; depth--) {
      const beginning = current[depth]!;
      const letter = lastOf(steps[beginning]!);
      const state = builder.freeze(depth);
      leads[beginning] = state * 2 + (builder.accepted(depth - 1, letter) ? 1 : 0);
      builder.lead(depth - 1, letter, state);
    }
  };
  builder.open(0);
  for (let i = 0; i < order.length; i++) {
    const word = order[i]!;
    closeTo(sharedWithLast(pool, order, i));
    for (const length = pool.length(word); depth < length; ) {
      steps[count] = step(current[depth]!, pool.at(word, depth));
      current[++depth] = count++;
      builder.open(depth);
    }
    builder.accept(depth - 1, lastOf(steps[count - 1]!));
  }
  closeTo(0);
  return beginnings;
}

function countBeginnings(pool: WordPool, order: Int32Array): number {
  let count = 0;
  for (let i = 0; i < order.length; i++) count += pool.length(order[i]!) - sharedWithLast(pool, order, i);
  return count;
}

function sharedWithLast(pool: WordPool, order: Int32Array, index: number): number {
  return index === 0 ? 0 : pool.shared(order[index - 1]!, order[index]!);
}
