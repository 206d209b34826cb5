import { type BoardLayout, STANDARD_BOARD } from './board-layout';
import type { TileSet } from './tile-set';

/** Immutable from outside; a move makes a new one. */
export interface Board {
  readonly size: number;
  readonly tiles: TileSet;
  readonly layout: BoardLayout;
  /** Tiles on the board. */
  readonly count: number;
  /** Row and column from 0; 0 empty, else the letter's code, with the flag BLANK for a blank. */
  at(row: number, col: number): number;
}

export function emptyBoard(_tiles: TileSet, _layout: BoardLayout = STANDARD_BOARD): Board {
  throw new Error('not written yet');
}

/** @throws EngineError `bad-board` */
export function parseBoard(
  _rows: readonly string[],
  _tiles: TileSet,
  _layout: BoardLayout = STANDARD_BOARD,
): Board {
  throw new Error('not written yet');
}

/** One string a row: '.' empty, upper case tile, lower case blank, `[CH]` a tile of several letters. */
export function formatBoard(_board: Board): string[] {
  throw new Error('not written yet');
}
