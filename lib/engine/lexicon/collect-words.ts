import { MAX_WORD } from '../codes';
import { spellings } from '../fold';
import type { TileSet } from '../tile-set';
import { Hash128 } from './hash';
import { alphabetHash } from './lexicon-file';
import { ranksOf } from './ranks';
import { sortedOrder } from './sort-pool';
import { WordPool } from './word-pool';

export interface CollectedWords {
  pool: WordPool;
  /** Numbers of the different words in alphabetical order. */
  order: Int32Array;
  unspellable: number;
  wrongLength: number;
  duplicates: number;
}

/** A word as text, or all its spellings as `spellings` gives them. */
export type ListedWord = string | readonly (readonly number[])[];

/** Words as letters of the graph (see ranks.ts), sorted; what cannot be played is counted and left out. */
export function collectWords(words: Iterable<ListedWord>, tiles: TileSet): CollectedWords {
  const pool = new WordPool();
  const { ofCode } = ranksOf(tiles);
  const ranked = new Uint8Array(MAX_WORD);
  let unspellable = 0;
  let wrongLength = 0;
  for (const word of words) {
    const ways = typeof word === 'string' ? spellings(word, tiles) : word;
    if (ways.length === 0) unspellable++;
    for (const codes of ways) {
      if (codes.length < 2 || codes.length > tiles.layout.size) wrongLength++;
      else {
        for (let i = 0; i < codes.length; i++) ranked[i] = ofCode[codes[i]!]!;
        pool.add(ranked, codes.length);
      }
    }
  }
  const order = withoutRepeats(pool, sortedOrder(pool));
  return { pool, order, unspellable, wrongLength, duplicates: pool.size - order.length };
}

/** In place. */
function withoutRepeats(pool: WordPool, order: Int32Array): Int32Array {
  let kept = 0;
  for (let i = 0; i < order.length; i++) {
    const word = order[i]!;
    if (kept > 0 && isSame(pool, order[kept - 1]!, word)) continue;
    order[kept++] = word;
  }
  return order.subarray(0, kept);
}

function isSame(pool: WordPool, a: number, b: number): boolean {
  return pool.length(a) === pool.length(b) && pool.shared(a, b) === pool.length(a);
}

/** 128 bits over alphabet and words, whatever order they were given in. */
export function hashWords({ pool, order }: CollectedWords, tiles: TileSet): number[] {
  const hash = new Hash128();
  for (const lane of alphabetHash(tiles)) hash.add(lane);
  for (const word of order) {
    for (let i = 0; i <= pool.length(word); i++) hash.add(pool.at(word, i));
  }
  return hash.lanes();
}
