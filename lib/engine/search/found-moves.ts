import { MAX_WORD } from '../codes';
import type { ScoredMove } from '../move';
import type { TileSet } from '../tile-set';
import { formatTiles } from '../tile-text';
import { isDown } from './anchors';
import { AREA, STRIDE } from './lanes';

/*
 * Moves as numbers in growing arrays: a rack with two blanks has tens of thousands, of which most are
 * never shown. MAX_WORD + 1 bytes of letters for each.
 */

const WIDTH = MAX_WORD + 1;
/** Moves that one search can hold; far above the 108,476 seen with eight tiles and two blanks. */
const INDEX_RANGE = 2 ** 24;
const PLACE_RANGE = 2 ** 15;

let scores = new Int32Array(1024);
let firsts = new Int32Array(1024);
let letters = new Uint8Array(1024 * WIDTH);
let size = 0;

export function forgetMoves(): void {
  size = 0;
}

export function foundCount(): number {
  return size;
}

/** Keeps the move whose tiles are `word[start..end]` (places within the lane), with blanks flagged. */
export function keepMove(base: number, start: number, end: number, word: Uint8Array, score: number): void {
  if (size === scores.length) enlarge();
  scores[size] = score;
  firsts[size] = base + start;
  const at = size * WIDTH;
  letters[at] = end - start + 1;
  for (let i = start; i <= end; i++) letters[at + 1 + i - start] = word[i]!;
  size++;
}

function enlarge(): void {
  const [oldScores, oldFirsts, oldLetters] = [scores, firsts, letters];
  scores = new Int32Array(size * 2);
  firsts = new Int32Array(size * 2);
  letters = new Uint8Array(size * 2 * WIDTH);
  scores.set(oldScores);
  firsts.set(oldFirsts);
  letters.set(oldLetters);
}

/**
 * Everything found, in wire form: best first; equal scores across before down, then by row, column and
 * length; then in the order of the walk, which is the same for every search of the position.
 */
export function takeMoves(tiles: TileSet): ScoredMove[] {
  const keys = new Float64Array(size);
  for (let i = 0; i < size; i++) keys[i] = (-scores[i]! * PLACE_RANGE + placeKey(i)) * INDEX_RANGE + i;
  keys.sort();
  return Array.from(keys, (key) => toMove(((key % INDEX_RANGE) + INDEX_RANGE) % INDEX_RANGE, tiles));
}

/** Direction, row, column and length in 15 bits. */
function placeKey(index: number): number {
  const { row, col, down } = placeOf(firsts[index]!);
  return (down << 14) | (row << 9) | (col << 4) | letters[index * WIDTH]!;
}

/** Row and column from 1. */
function placeOf(first: number): { row: number; col: number; down: number } {
  const inside = first % AREA;
  const lane = Math.floor(inside / STRIDE);
  const place = inside % STRIDE;
  return isDown(first) ? { row: place, col: lane, down: 1 } : { row: lane, col: place, down: 0 };
}

function toMove(index: number, tiles: TileSet): ScoredMove {
  const { row, col, down } = placeOf(firsts[index]!);
  const at = index * WIDTH + 1;
  const word = formatTiles(letters.subarray(at, at + letters[at - 1]!), tiles);
  return { row, col, direction: down === 1 ? 'down' : 'across', word, score: scores[index]! };
}
