import type { Board } from '../board';
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
};

/** Index of a square (row and col from 0) in the lanes of a direction (0 across, 1 down). */
export function squareIndex(down: number, row: number, col: number): number {
  return down === 0 ? (row + 1) * STRIDE + col + 1 : AREA + (col + 1) * STRIDE + row + 1;
}

/** The same square in the lanes of the other direction. */
export function turnedIndex(index: number): number {
  const inside = index % AREA;
  const lane = Math.floor(inside / STRIDE);
  return (index < AREA ? AREA : 0) + (inside - lane * STRIDE) * STRIDE + lane;
}

/** Copies tiles and premiums; cross checks and anchors are filled by their own functions. */
export function copyBoard(board: Board): void {
  for (const array of Object.values(lanes)) array.fill(0);
  for (let row = 0; row < board.size; row++) {
    for (let col = 0; col < board.size; col++) {
      const tile = board.at(row, col);
      for (let down = 0; down < 2; down++) {
        const at = squareIndex(down, row, col);
        lanes.tile[at] = tile;
        lanes.letter[at] = tile & ~BLANK;
        lanes.face[at] = board.tiles.valueOf(tile);
        lanes.letterFactor[at] = board.layout.letterFactor(row, col);
        lanes.wordFactor[at] = board.layout.wordFactor(row, col);
      }
    }
  }
}

/** Calls back for each empty square of the board, in both directions. */
export function forEmptySquares(board: Board, visit: (index: number) => void): void {
  for (let down = 0; down < 2; down++) {
    for (let row = 0; row < board.size; row++) {
      for (let col = 0; col < board.size; col++) {
        const at = squareIndex(down, row, col);
        if (lanes.letter[at] === 0) visit(at);
      }
    }
  }
}
