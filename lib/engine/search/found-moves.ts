import { MAX_WORD } from '../codes';
import { doubled } from '../doubled';
import type { ScoredMove } from '../move';
import type { TileSet } from '../tile-set';
import { formatTiles } from '../tile-text';
import { AREA, lanes, STRIDE } from './lanes';

/*
 * Moves as numbers in growing arrays: a rack with two blanks has tens of thousands, of which most are
 * never shown. They are collected here by the running search and copied out when it ends.
 */

/** Integers of a move in `rows`: score, index of its first square, end of its letters. */
const ROW = 3;
/** Places in a row. */
const FIRST = 1;
const END = 2;

const { tile } = lanes;

let rows = new Int32Array(1024 * ROW);
/** Letters of a move: from the end of the move before it to its own end, excluded. */
let letters = new Uint8Array(1024 * MAX_WORD);
let size = 0;
let used = 0;

export function forgetMoves(): void {
  size = 0;
  used = 0;
}

/** Keeps the move whose tiles are those of `lanes.tile` from first to last. */
export function keepMove(first: number, last: number, score: number): void {
  const row = size * ROW;
  if (row === rows.length) enlarge();
  let to = used;
  for (let at = first; at <= last; at++) letters[to++] = tile[at]!;
  rows[row] = score;
  rows[row + FIRST] = first;
  rows[row + END] = to;
  used = to;
  size++;
}

function enlarge(): void {
  rows = doubled(rows);
  letters = doubled(letters);
}

/** The moves of the search that ends. */
export function takeMoves(tiles: TileSet): MoveList {
  return new MoveList(tiles, rows.slice(0, size * ROW), letters.slice(0, used));
}

/** The best moves of a search for the top, which keeps no others; each once, in their order. */
export function takeBest(tiles: TileSet): ScoredMove[] {
  // The usual case, without a list.
  if (size === 1) return [moveOf(rows[FIRST]!, letters.subarray(0, used), rows[0]!, tiles)];
  return takeMoves(tiles).best();
}

/**
 * Moves in their order: best first; equal scores across before down, then by row, column and length, then
 * by their letters in the order of the alphabet, a real tile before a blank. They are sorted by score when
 * the list is made, and among equals, and turned into objects, only where somebody looks.
 */
export class MoveList implements Iterable<ScoredMove> {
  readonly length: number;
  /** Numbers of the moves, best first. */
  private readonly order: Int32Array;
  /** Moves from here on are not yet sorted among equals. */
  private sorted = 0;

  constructor(
    private readonly tiles: TileSet,
    private readonly rows: Int32Array,
    private readonly letters: Uint8Array,
  ) {
    this.length = rows.length / ROW;
    this.order = byScore(rows, this.length);
  }

  /** Sum of all scores. */
  get scoreSum(): number {
    let sum = 0;
    for (let at = 0; at < this.rows.length; at += ROW) sum += this.rows[at]!;
    return sum;
  }

  /** Score of the move at a place of the list, 0 behind its end. */
  scoreAt(place: number): number {
    return this.rows[(this.order[place] ?? -1) * ROW] ?? 0;
  }

  at(place: number): ScoredMove | undefined {
    if (place < 0 || place >= this.length) return undefined;
    this.sortTo(place);
    return this.moveOf(this.order[place]!);
  }

  /** Places as in `Array.prototype.slice`. */
  slice(from = 0, to = this.length): ScoredMove[] {
    const clamp = (place: number) =>
      Math.min(this.length, Math.max(0, place < 0 ? this.length + place : place));
    const end = clamp(to);
    if (end > 0) this.sortTo(end - 1);
    return Array.from(this.order.subarray(clamp(from), end), (move) => this.moveOf(move));
  }

  *[Symbol.iterator](): Iterator<ScoredMove> {
    for (let place = 0; place < this.length; place++) yield this.at(place)!;
  }

  /** The moves as good as the best, each once: a search for the top may find one twice. */
  best(): ScoredMove[] {
    if (this.length === 0) return [];
    this.sortTo(0);
    const { order, sorted } = this;
    const differs = (move: number, place: number) =>
      place === 0 || this.compare(order[place - 1]!, move) !== 0;
    return Array.from(order.subarray(0, sorted).filter(differs), (move) => this.moveOf(move));
  }

  private sortTo(place: number): void {
    while (this.sorted <= place && this.sorted < this.length) {
      const first = this.sorted;
      const score = this.scoreAt(first);
      let end = first + 1;
      while (end < this.length && this.scoreAt(end) === score) end++;
      this.order.subarray(first, end).sort((a, b) => this.compare(a, b));
      this.sorted = end;
    }
  }

  private compare(a: number, b: number): number {
    const [first, second] = [this.placeOf(a), this.placeOf(b)];
    const [word, other] = [this.lettersOf(a), this.lettersOf(b)];
    const byPlace =
      first.down - second.down ||
      first.row - second.row ||
      first.col - second.col ||
      word.length - other.length;
    if (byPlace !== 0) return byPlace;
    const differs = word.findIndex((code, index) => code !== other[index]);
    return differs < 0 ? 0 : alphabetical(word[differs]!) - alphabetical(other[differs]!);
  }

  private lettersOf(move: number): Uint8Array {
    const row = move * ROW;
    return this.letters.subarray(this.rows[row - ROW + END] ?? 0, this.rows[row + END]!);
  }

  private placeOf(move: number): { row: number; col: number; down: number } {
    return placeOf(this.rows[move * ROW + FIRST]!);
  }

  private moveOf(move: number): ScoredMove {
    const row = move * ROW;
    return moveOf(this.rows[row + FIRST]!, this.lettersOf(move), this.rows[row]!, this.tiles);
  }
}

function moveOf(first: number, letters: Uint8Array, score: number, tiles: TileSet): ScoredMove {
  const { row, col, down } = placeOf(first);
  const word = formatTiles(letters, tiles);
  return { row, col, direction: down === 1 ? 'down' : 'across', word, score };
}

/** A letter's real tile before its blank, before the next letter. */
function alphabetical(code: number): number {
  return (code & 63) * 2 + (code >>> 6);
}

/** Row and column from 1. */
function placeOf(first: number): { row: number; col: number; down: number } {
  const inside = first % AREA;
  const lane = Math.floor(inside / STRIDE);
  const place = inside % STRIDE;
  return first >= AREA ? { row: place, col: lane, down: 1 } : { row: lane, col: place, down: 0 };
}

/** Numbers of so many moves by falling score, equal ones in their order: a counting sort, as scores are small. */
function byScore(rows: Int32Array, count: number): Int32Array {
  const last = count * ROW;
  let highest = 0;
  for (let at = 0; at < last; at += ROW) if (rows[at]! > highest) highest = rows[at]!;
  const places = new Int32Array(highest + 2);
  for (let at = 0; at < last; at += ROW) places[highest - rows[at]! + 1]!++;
  for (let i = 1; i < places.length; i++) places[i]! += places[i - 1]!;
  const order = new Int32Array(count);
  for (let move = 0; move < count; move++) order[places[highest - rows[move * ROW]!]!++] = move;
  return order;
}
