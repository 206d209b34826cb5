import { MAX_WORD } from '../codes';
import { inLevelOrder } from './level-order';
import { sortedOrder } from './sort-pool';
import { StateBuilder } from './state-builder';
import { NARROW, SEPARATOR, type WordGraph } from './word-graph';
import { WordPool } from './word-pool';

/** All beginnings of the words, backwards, and where each leads: state * 2, + 1 when it is a word itself. */
interface Beginnings {
  pool: WordPool;
  leads: number[];
}

/**
 * The GADDAG of words given in alphabetical order, without repeats, over an alphabet of so many letters.
 *
 * Spelling out every division of every word would make some ten entries of each. But what may follow the
 * separator depends only on the beginning before it: it is that beginning's state in the plain graph of
 * the words. So the plain graph is built first, and then a second one over the reversed beginnings (two
 * for each word in an English list), which ends in states of the first.
 */
export function buildGraph(pool: WordPool, order: Int32Array, letters: number): WordGraph {
  const wide = isWide(letters);
  const builder = new StateBuilder(wide, order.length * 2);
  const beginnings = buildForward(builder, pool, order);
  const root = buildBackward(builder, beginnings);
  return { ...inLevelOrder(builder.finish(), root), wide };
}

/** Whether an alphabet of so many letters needs annexes. */
export function isWide(letters: number): boolean {
  return letters > NARROW;
}

function buildForward(builder: StateBuilder, pool: WordPool, order: Int32Array): Beginnings {
  const beginnings: Beginnings = { pool: new WordPool(), leads: [] };
  const word = new Uint8Array(MAX_WORD);
  readInOrder(builder, pool, order, word, {
    end: (depth) => builder.accept(depth - 1, word[depth - 1]!),
    frozen(depth, state) {
      if (depth === 0) return;
      const isWord = builder.accepted(depth - 1, word[depth - 1]!);
      beginnings.pool.add(word, depth, true);
      beginnings.leads.push(state * 2 + (isWord ? 1 : 0));
    },
  });
  return beginnings;
}

function buildBackward(builder: StateBuilder, { pool, leads }: Beginnings): number {
  const word = new Uint8Array(MAX_WORD);
  return readInOrder(builder, pool, sortedOrder(pool), word, {
    end(depth, entry) {
      const lead = leads[entry]!;
      if (lead & 1) builder.accept(depth - 1, word[depth - 1]!);
      builder.lead(depth, SEPARATOR, lead >>> 1);
    },
    frozen() {},
  });
}

interface Reader {
  /** A word has been read into `word`; its last state is open at this depth. */
  end(depth: number, entry: number): void;
  /** The state at this depth of `word` is finished. */
  frozen(depth: number, state: number): void;
}

/** Feeds the words to the builder, with the current one in `word`; returns the root. */
function readInOrder(
  builder: StateBuilder,
  pool: WordPool,
  order: Int32Array,
  word: Uint8Array,
  reader: Reader,
): number {
  let depth = 0;
  const closeTo = (kept: number) => {
    for (; depth > kept; depth--) {
      const state = builder.freeze(depth);
      reader.frozen(depth, state);
      builder.lead(depth - 1, word[depth - 1]!, state);
    }
  };
  builder.open(0);
  for (let i = 0; i < order.length; i++) {
    const entry = order[i]!;
    closeTo(i === 0 ? 0 : pool.shared(order[i - 1]!, entry));
    for (const length = pool.length(entry); depth < length; ) {
      word[depth] = pool.at(entry, depth);
      builder.open(++depth);
    }
    reader.end(depth, entry);
  }
  closeTo(0);
  return builder.freeze(0);
}
