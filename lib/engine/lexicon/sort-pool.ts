import type { WordPool } from './word-pool';

/** Letters that are compared at once, as digits of 6 bits, and the word's number behind them in a 53-bit key. */
const FIRST = 4;
const NUMBERS = 2 ** (53 - 6 * FIRST);

/**
 * Word numbers in alphabetical order of their codes: by their first letters packed into numbers, which the
 * platform sorts fast, then by multikey quicksort (J. Bentley, R. Sedgewick: Fast Algorithms for Sorting and
 * Searching Strings, 1997): words are split into less, equal and greater by one letter only, and the equal
 * ones go on with the next letter.
 */
export function sortedOrder(pool: WordPool): Int32Array {
  const keys = new Float64Array(pool.size);
  for (let word = 0; word < pool.size; word++) keys[word] = beginning(pool, word) * NUMBERS + word;
  keys.sort();
  const order = new Int32Array(pool.size);
  for (let i = 0; i < order.length; i++) order[i] = keys[i]! % NUMBERS;
  for (let from = 0; from < order.length; ) {
    const next = (Math.floor(keys[from]! / NUMBERS) + 1) * NUMBERS;
    let to = from + 1;
    while (to < order.length && keys[to]! < next) to++;
    if (to - from > 1) sort(pool, order, from, to, FIRST);
    from = to;
  }
  return order;
}

function beginning(pool: WordPool, word: number): number {
  let digits = 0;
  for (let at = 0; at < FIRST; at++) digits = digits * 64 + pool.at(word, at);
  return digits;
}

function sort(pool: WordPool, order: Int32Array, first: number, end: number, depth: number): void {
  let from = first;
  let to = end;
  let at = depth;
  while (to - from > 1) {
    const pivot = pool.at(order[(from + to) >>> 1]!, at);
    let less = from;
    let greater = to;
    for (let i = from; i < greater; ) {
      const letter = pool.at(order[i]!, at);
      if (letter < pivot) swap(order, less++, i++);
      else if (letter > pivot) swap(order, i, --greater);
      else i++;
    }
    sort(pool, order, from, less, at);
    sort(pool, order, greater, to, at);
    // The equal ones stay in this loop; those that have ended are all the same word.
    if (pivot === 0) return;
    from = less;
    to = greater;
    at++;
  }
}

function swap(order: Int32Array, a: number, b: number): void {
  const kept = order[a]!;
  order[a] = order[b]!;
  order[b] = kept;
}
