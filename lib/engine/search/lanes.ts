import type { Board } from '../board';
import type { BoardLayout } from '../board-layout';
import { BLANK, MAX_WORD } from '../codes';
import { ranksOf } from '../lexicon/ranks';

/*
 * The board as lanes: every row, then every column, as one run of squares with a border square at each
 * end. A search then knows one direction only. The arrays are made once and filled anew for each search
 * (which is synchronous): no allocation, and their addresses are constants for the compiler.
 */

/** Squares from one lane to the next, border included. */
export const STRIDE = MAX_WORD + 2;
/** Squares of all lanes of one direction; those of `down` begin here. */
export const AREA = STRIDE * STRIDE;

/**
 * Counts of squares side by side in one integer, which can so be summed up and compared by one subtraction: empty ones,
 * then those whose letter factor is at least 2, 3 and 4, `bits` for each; above them how many threes, and how many
 * twos, the word factors of the squares are the product of.
 */
export const TALLY = { bits: 5, threes: 20, twos: 25 };

const ints = () => new Int32Array(2 * AREA);
const shorts = () => new Int16Array(2 * AREA);
const bytes = () => new Uint8Array(2 * AREA);

export const lanes = {
  /** Letter of the tile that stands here, as the graph numbers it (see lexicon/ranks.ts); 0 on empty and border squares. */
  letter: bytes(),
  /** The same with the flag BLANK, as words are written; on empty squares what a search tries there. */
  tile: bytes(),
  /** Points of the tile that stands here, as a word over it counts them; 0 on empty squares. */
  face: shorts(),
  letterFactor: bytes(),
  /** What the square adds to the counts of an extent; see TALLY. */
  tally: ints(),
  /** How often a word counts that lays a tile here or, on a standing tile, runs over it. */
  wordFactor: bytes(),
  /**
   * Letters that may be laid here, bit L for letter L; none on border squares. In a wide graph bit ANNEX tells that
   * letters of annexes may.
   */
  crossMask: ints(),
  /** The same for the letters of annexes, bit L - 30 for letter L; see lexicon/word-graph.ts. */
  crossAnnex: ints(),
  /** How often a word counts that crosses here; 0 when none crosses. */
  crossTimes: ints(),
  /** Points of that word but for the tile that is laid here. */
  crossPoints: ints(),
  /** 1: empty and next to a tile (or the start square): every move lays a tile on one of these. */
  anchor: bytes(),
  /**
   * Where a search from this square begins in the word graph: behind the tiles before it and the separator,
   * or, when there are none, behind those after it, read backwards; the root beside no tile of the lane.
   */
  entry: ints(),
  /** Index of the same square in the lanes of the other direction. */
  turned: shorts(),
};

for (let row = 0; row < STRIDE; row++) {
  for (let col = 0; col < STRIDE; col++) {
    lanes.turned[row * STRIDE + col] = AREA + col * STRIDE + row;
    lanes.turned[AREA + col * STRIDE + row] = row * STRIDE + col;
  }
}

/** What an empty board of the layout puts into the lanes. */
const empty = {
  letterFactor: bytes(),
  tally: ints(),
  wordFactor: bytes(),
  /** All bits on squares of the board. */
  inside: ints(),
  crossMask: ints(),
  crossAnnex: ints(),
};
let layout: BoardLayout | undefined;
let letters = 0;
let annexLetters = 0;

/** Index of a square (row and col from 0) in the lanes across. */
export function squareIndex(row: number, col: number): number {
  return (row + 1) * STRIDE + col + 1;
}

/** Copies tiles and premiums and forgets the rest, which cross-checks.ts fills in. */
export function copyBoard(board: Board, lastingPremiums: boolean): void {
  if (board.layout !== layout) copyLayout(board.layout);
  const { letter, tile, face, letterFactor, tally, wordFactor, turned } = lanes;
  letter.fill(0);
  face.fill(0);
  tally.set(empty.tally);
  letterFactor.set(empty.letterFactor);
  wordFactor.set(empty.wordFactor);
  const { cells, size, tiles } = board;
  const { ofCode } = ranksOf(tiles);
  for (let row = 0, cell = 0; row < size; row++) {
    for (let col = 0; col < size; col++, cell++) {
      const code = cells[cell]!;
      if (code === 0) continue;
      const at = squareIndex(row, col);
      const down = turned[at]!;
      const points = tiles.valueOf(code) * (lastingPremiums ? letterFactor[at]! : 1);
      const times = lastingPremiums ? wordFactor[at]! : 1;
      tile[at] = tile[down] = ofCode[code]!;
      letter[at] = letter[down] = tile[at]! & ~BLANK;
      face[at] = face[down] = points;
      tally[at] = tally[down] = tallyOf(times);
      wordFactor[at] = wordFactor[down] = times;
    }
  }
}

/** Lets any of these letters lie anywhere on the board, and no word cross. */
export function clearCrossings(everyLetter: number, everyAnnexLetter: number): void {
  const { crossMask, crossAnnex, crossTimes, crossPoints } = lanes;
  if (letters !== everyLetter || annexLetters !== everyAnnexLetter) {
    letters = everyLetter;
    annexLetters = everyAnnexLetter;
    for (let at = 0; at < 2 * AREA; at++) {
      empty.crossMask[at] = empty.inside[at]! & letters;
      empty.crossAnnex[at] = empty.inside[at]! & annexLetters;
    }
  }
  crossMask.set(empty.crossMask);
  crossAnnex.set(empty.crossAnnex);
  crossTimes.fill(0);
  crossPoints.fill(0);
}

function copyLayout(from: BoardLayout): void {
  layout = from;
  letters = 0;
  annexLetters = 0;
  for (const array of Object.values(empty)) array.fill(0);
  for (let row = 0; row < from.size; row++) {
    for (let col = 0; col < from.size; col++) {
      const at = squareIndex(row, col);
      for (const index of [at, lanes.turned[at]!]) {
        const factor = from.letterFactor(row, col);
        empty.letterFactor[index] = factor;
        empty.wordFactor[index] = from.wordFactor(row, col);
        empty.tally[index] = 1 | tallyOf(from.wordFactor(row, col));
        for (let above = 1; above < factor; above++) empty.tally[index]! |= 1 << (above * TALLY.bits);
        empty.inside[index] = -1;
      }
    }
  }
}

/** What a word factor of 1 to 4 adds to a tally. */
function tallyOf(wordFactor: number): number {
  if (wordFactor === 3) return 1 << TALLY.threes;
  return (wordFactor >> 1) << TALLY.twos;
}
