import { MAX_WORD } from '../codes';
import { doubled } from '../doubled';
import { lanes } from './lanes';

/*
 * Moves as numbers in growing arrays: a rack with two blanks has tens of thousands, of which most are
 * never shown. They are collected here by the running search and copied out, sorted by score, when it ends.
 */

export interface FoundMoves {
  /** `ROW` integers a move, best first: score, first square * LENGTHS + number of letters, start of its letters. */
  rows: Int32Array;
  letters: Uint8Array;
}

export const ROW = 3;
export const LENGTHS = 32;

export const { forgetMoves, keepMove, takeFound } = makeCollection();

function makeCollection() {
  const row = ROW;
  const lengths = LENGTHS;
  const { tile } = lanes;

  let rows = new Int32Array(1024 * row);
  let letters = new Uint8Array(1024 * MAX_WORD);
  /** Integers and letters that are in use. */
  let end = 0;
  let used = 0;
  /** By score: integers of the rows that have it, then where the next of them belongs. */
  let places = new Int32Array(1024);

  function forgetMoves(): void {
    end = 0;
    used = 0;
  }

  /** Keeps the move whose tiles are those of `lanes.tile` from first to last. */
  function keepMove(first: number, last: number, score: number): void {
    if (end === rows.length) enlarge();
    const to = rows;
    const at = end;
    to[at] = score;
    to[at + 1] = first * lengths + last - first + 1;
    to[at + 2] = used;
    end = at + row;
    const text = letters;
    let next = used;
    for (let square = first; square <= last; square++) text[next++] = tile[square]!;
    used = next;
  }

  function enlarge(): void {
    rows = doubled(rows);
    letters = doubled(letters);
  }

  /** The moves of the search that ends; equal scores in the order in which they were found. */
  function takeFound(): FoundMoves {
    // One block of memory for both: to get it takes longer than to fill it.
    const block = new ArrayBuffer(end * 4 + used);
    const sorted = new Int32Array(block, 0, end);
    sortByScore(rows, sorted);
    const text = new Uint8Array(block, end * 4);
    text.set(letters.subarray(0, used));
    return { rows: sorted, letters: text };
  }

  /** Copies rows by falling score: a counting sort, as scores are small. */
  function sortByScore(from: Int32Array, sorted: Int32Array): void {
    const length = sorted.length;
    let highest = 0;
    for (let at = 0; at < length; at += row) highest = Math.max(highest, from[at]!);
    if (highest >= places.length) places = new Int32Array(highest + 1);
    const next = places;
    next.fill(0, 0, highest + 1);
    for (let at = 0; at < length; at += row) next[from[at]!]! += row;
    let place = 0;
    for (let score = highest; score >= 0; score--) {
      const taken = next[score]!;
      next[score] = place;
      place += taken;
    }
    for (let at = 0; at < length; at += row) {
      const score = from[at]!;
      const to = next[score]!;
      next[score] = to + row;
      sorted[to] = score;
      sorted[to + 1] = from[at + 1]!;
      sorted[to + 2] = from[at + 2]!;
    }
  }

  return { forgetMoves, keepMove, takeFound };
}
