import { ranksOf } from '../lexicon/ranks';
import type { ScoredMove } from '../move';
import type { TileSet } from '../tile-set';
import { formatTiles } from '../tile-text';
import { type FoundMoves, LENGTHS, ROW } from './found-moves';
import { AREA, STRIDE } from './lanes';

/**
 * Moves in their order: best first; equal scores across before down, then by row, column and length, then
 * by their letters in the order of the alphabet, a real tile before a blank. They are sorted by score when
 * the list is made, and among equals, and turned into objects, only where somebody looks.
 */
export class MoveList implements Iterable<ScoredMove> {
  readonly length: number;
  /** Moves from here on are not yet sorted among equals. */
  private sorted = 0;

  constructor(
    private readonly tiles: TileSet,
    private readonly found: FoundMoves,
  ) {
    this.length = found.rows.length / ROW;
  }

  /** Sum of all scores. */
  get scoreSum(): number {
    let sum = 0;
    for (let row = 0; row < this.found.rows.length; row += ROW) sum += this.found.rows[row]!;
    return sum;
  }

  /** Score of the move at a place of the list, 0 behind its end. */
  scoreAt(place: number): number {
    return this.found.rows[place * ROW] ?? 0;
  }

  at(place: number): ScoredMove | undefined {
    if (place < 0 || place >= this.length) return undefined;
    this.sortTo(place);
    return this.moveAt(place);
  }

  /** Places as in `Array.prototype.slice`. */
  slice(from = 0, to = this.length): ScoredMove[] {
    const clamp = (place: number) =>
      Math.min(this.length, Math.max(0, place < 0 ? this.length + place : place));
    const end = clamp(to);
    if (end > 0) this.sortTo(end - 1);
    const first = clamp(from);
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => this.moveAt(first + index));
  }

  *[Symbol.iterator](): Iterator<ScoredMove> {
    for (let place = 0; place < this.length; place++) yield this.at(place)!;
  }

  /** The moves as good as the best, each once: a search for the top may find one twice. */
  best(): ScoredMove[] {
    if (this.length === 0) return [];
    this.sortTo(0);
    const moves: ScoredMove[] = [];
    for (let place = 0; place < this.sorted; place++) {
      if (place === 0 || this.compare(place - 1, place) !== 0) moves.push(this.moveAt(place));
    }
    return moves;
  }

  private sortTo(place: number): void {
    while (this.sorted <= place && this.sorted < this.length) {
      const first = this.sorted;
      const score = this.scoreAt(first);
      let end = first + 1;
      while (end < this.length && this.scoreAt(end) === score) end++;
      if (end - first > 1) this.sortAmongEquals(first, end);
      this.sorted = end;
    }
  }

  private sortAmongEquals(first: number, end: number): void {
    const order = Int32Array.from({ length: end - first }, (_, index) => first + index);
    order.sort((a, b) => this.compare(a, b));
    const before = this.found.rows.slice(first * ROW, end * ROW);
    order.forEach((place, index) => {
      const row = (place - first) * ROW;
      this.found.rows.set(before.subarray(row, row + ROW), (first + index) * ROW);
    });
  }

  private compare(a: number, b: number): number {
    const [first, second] = [this.squareOf(a), this.squareOf(b)];
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

  private lettersOf(place: number): Uint8Array {
    return lettersOf(place * ROW, this.found, this.tiles);
  }

  private squareOf(place: number): { row: number; col: number; down: number } {
    return squareOf(place * ROW, this.found);
  }

  private moveAt(place: number): ScoredMove {
    return moveOf(place * ROW, this.found, this.tiles);
  }
}

function moveOf(row: number, found: FoundMoves, tiles: TileSet): ScoredMove {
  const { row: line, col, down } = squareOf(row, found);
  const word = formatTiles(lettersOf(row, found, tiles), tiles);
  return { row: line, col, direction: down === 1 ? 'down' : 'across', word, score: found.rows[row]! };
}

function lettersOf(row: number, { rows, letters }: FoundMoves, tiles: TileSet): Uint8Array {
  const start = rows[row + 2]!;
  const { toCode } = ranksOf(tiles);
  return letters.subarray(start, start + (rows[row + 1]! % LENGTHS)).map((rank) => toCode[rank]!);
}

/** Row and column, from 1, of a move's first square. */
function squareOf(row: number, { rows }: FoundMoves): { row: number; col: number; down: number } {
  const first = Math.floor(rows[row + 1]! / LENGTHS);
  const inside = first % AREA;
  const lane = Math.floor(inside / STRIDE);
  const place = inside % STRIDE;
  return first >= AREA ? { row: place, col: lane, down: 1 } : { row: lane, col: place, down: 0 };
}

/** A letter's real tile before its blank, before the next letter. */
function alphabetical(code: number): number {
  return (code & 63) * 2 + (code >>> 6);
}
