import { MAX_WORD } from '../codes';
import { type Beginnings, lastOf, noBeginnings, step } from './beginnings';
import { LevelOrder } from './level-order';
import { StateBuilder } from './state-builder';
import type { BuiltLists } from './state-lists';
import { STATE, type State } from './word-graph';
import type { WordPool } from './word-pool';

/** Lists by beginnings, in a list of many different words. */
const EXPECTED = 0.2;

export interface PlainGraph {
  states: Int32Array;
  beginnings: Beginnings;
}

/**
 * The plain graph of the words, as a part of one that begins with the empty state, and where each of their
 * beginnings leads.
 */
export function plainGraph(pool: WordPool, order: Int32Array, wide: boolean): PlainGraph {
  const beginnings = noBeginnings(countBeginnings(pool, order));
  const { built, root } = build(beginnings, pool, order, wide);
  return { states: laidOut(built, root, beginnings.leads), beginnings };
}

/** Leads have the numbers of lists first. */
function build(
  { steps, leads }: Beginnings,
  pool: WordPool,
  order: Int32Array,
  wide: boolean,
): { built: BuiltLists; root: State } {
  const builder = new StateBuilder(wide, steps.length * EXPECTED, leads);
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
  return builder.finish();
}

/** The states where they belong in the graph, to which the leads are turned. */
function laidOut(built: BuiltLists, root: State, leads: Int32Array): Int32Array {
  const layout = new LevelOrder(built, root, STATE);
  const states = new Int32Array(STATE + layout.length);
  let at = STATE;
  for (const part of layout.parts()) {
    states.set(part, at);
    at += part.length;
  }
  for (let i = 0; i < leads.length; i++) {
    const lead = leads[i]!;
    if (lead > 1) leads[i] = 2 * layout.indexOf(lead >>> 1) + (lead & 1);
  }
  return states;
}

function countBeginnings(pool: WordPool, order: Int32Array): number {
  let count = 0;
  for (let i = 0; i < order.length; i++) count += pool.length(order[i]!) - sharedWithLast(pool, order, i);
  return count;
}

function sharedWithLast(pool: WordPool, order: Int32Array, index: number): number {
  return index === 0 ? 0 : pool.shared(order[index - 1]!, order[index]!);
}
