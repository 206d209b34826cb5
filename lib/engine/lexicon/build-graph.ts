import { MAX_WORD } from '../codes';
import { BackwardBuilder } from './backward-builder';
import { type Beginnings, lastOf, noBeginnings, step } from './beginnings';
import type { LevelOrder } from './level-order';
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
export function buildGraph(pool: WordPool, order: Int32Array, letters: number): LevelOrder {
  const beginnings = noBeginnings(countBeginnings(pool, order));
  const builder = new StateBuilder(isWide(letters), beginnings.leads);
  buildForward(builder, beginnings, pool, order);
  new BackwardBuilder(builder, beginnings, letters).build();
  return builder.finish();
}

/** The plain graph. */
function buildForward(
  builder: StateBuilder,
  { steps, leads }: Beginnings,
  pool: WordPool,
  order: Int32Array,
): void {
  /** The beginnings of the current word by length. */
  const current = new Int32Array(MAX_WORD + 1);
  let count = 1;
  let depth = 0;
  const closeTo = (kept: number) => {
    for (; depth > kept; depth--) {
      const beginning = current[depth]!;
      const letter = lastOf(steps[beginning]!);
      leads[beginning] = builder.accepted(depth - 1, letter) ? 1 : 0;
      builder.close(depth, letter, beginning);
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
  builder.turn();
}

function countBeginnings(pool: WordPool, order: Int32Array): number {
  let count = 0;
  for (let i = 0; i < order.length; i++) count += pool.length(order[i]!) - sharedWithLast(pool, order, i);
  return count;
}

function sharedWithLast(pool: WordPool, order: Int32Array, index: number): number {
  return index === 0 ? 0 : pool.shared(order[index - 1]!, order[index]!);
}
