import type { WordPool } from './word-pool';

/**
 * Word numbers in alphabetical order of their codes, by multikey quicksort
 * (J. Bentley, R. Sedgewick: Fast Algorithms for Sorting and Searching Strings, 1997): words are split
 * into less, equal and greater by one letter only, and the equal ones go on with the next letter.
 */
export function sortedOrder(pool: WordPool): Int32Array {
  const order = Int32Array.from({ length: pool.size }, (_, word) => word);
  sort(pool, order, 0, pool.size, 0);
  return order;
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
