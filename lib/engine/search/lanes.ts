import type { Board } from '../board';
import type { BoardLayout } from '../board-layout';
import { BLANK, MAX_WORD } from '../codes';

/*
 * The board as lanes: every row, then every column, as one run of squares with a border square at each
 * end. A search then knows one direction only. The arrays are made once and filled anew for each search
 * (which is synchronous): no allocation, and their addresses are constants for the compiler.
 */

/** Squares from one lane to the next, border included. */
export const STRIDE = MAX_WORD + 2;
/** Squares of all lanes of one direction; those of `down` begin here. */
export const AREA = STRIDE * STRIDE;

const ints = () => new Int32Array(2 * AREA);
const bytes = () => new Uint8Array(2 * AREA);

export const lanes = {
  /** Letter code of the tile that stands here; 0 on empty and border squares. */
  letter: bytes(),
  /** The same with the flag BLANK, for writing words. */
  tile: bytes(),
  /** Points of the tile that stands here. */
  face: ints(),
  letterFactor: ints(),
  wordFactor: ints(),
  /** Letters that may be laid here, bit L for letter L; none on border squares. */
  crossMask: ints(),
  /** Points of the tiles that a crossing word would add; -1 when none crosses. */
  crossSum: ints(),
  /** 1: empty and next to a tile (or the start square): every move lays a tile on one of these. */
  anchor: bytes(),
  /** Index of the same square in the lanes of the other direction. */
  turned: ints(),
};

for (let row = 0; row < STRIDE; row++) {
  for (let col = 0; col < STRIDE; col++) {
    lanes.turned[row * STRIDE + col] = AREA + col * STRIDE + row;
    lanes.turned[AREA + col * STRIDE + row] = row * STRIDE + col;
  }
}

/** Index of a square (row and col from 0) in the lanes across. */
export function squareIndex(row: number, col: number): number {
  return (row + 1) * STRIDE + col + 1;
}

let layout: BoardLayout | undefined;

/**
 * Copies tiles and premiums and forgets the rest; cross checks and anchors are filled by their own
 * functions. Returns the empty squares, those across before those down, in reading order.
 */
export function copyBoard(board: Board): number[] {
  if (board.layout !== layout) copyPremiums(board.layout);
  lanes.crossMask.fill(0);
  lanes.anchor.fill(0);
  const empty: number[] = [];
  for (let row = 0; row < board.size; row++) {
    for (let col = 0; col < board.size; col++) {
      const at = squareIndex(row, col);
      const tile = board.at(row, col);
      for (const index of [at, lanes.turned[at]!]) {
        lanes.tile[index] = tile;
        lanes.letter[index] = tile & ~BLANK;
        lanes.face[index] = tile === 0 ? 0 : board.tiles.valueOf(tile);
      }
      if (tile === 0) empty.push(at);
    }
  }
  return empty.concat(empty.map((index) => lanes.turned[index]!));
}

function copyPremiums(from: BoardLayout): void {
  layout = from;
  for (const array of Object.values(lanes)) if (array !== lanes.turned) array.fill(0);
  for (let row = 0; row < from.size; row++) {
    for (let col = 0; col < from.size; col++) {
      const at = squareIndex(row, col);
      for (const index of [at, lanes.turned[at]!]) {
        lanes.letterFactor[index] = from.letterFactor(row, col);
        lanes.wordFactor[index] = from.wordFactor(row, col);
      }
    }
  }
}
