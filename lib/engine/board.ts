import type { BoardLayout } from './board-layout';
import { BLANK } from './codes';
import { EngineError } from './errors';
import type { TileSet } from './tile-set';
import { fillCharacters, formatTiles, scanTiles } from './tile-text';

/** Immutable from outside; a move makes a new one. */
export interface Board {
  readonly size: number;
  readonly tiles: TileSet;
  readonly layout: BoardLayout;
  /** Tiles on the board. */
  readonly count: number;
  /** The squares row by row, codes as of `at`. Not to be written to. */
  readonly cells: Uint8Array;
  /** Row and column from 0; 0 empty or off the board, else the letter's code, with BLANK for a blank. */
  at(row: number, col: number): number;
}

/** A tile and its square, 0-based. */
export interface LaidTile {
  row: number;
  col: number;
  code: number;
}

/** Of the layout that belongs to the tile set, unless another is given. */
export function emptyBoard(tiles: TileSet, layout: BoardLayout = tiles.layout): Board {
  return boardOf(new Uint8Array(layout.size * layout.size), tiles, layout);
}

/** One string a row, as `formatBoard` writes it. @throws EngineError `bad-board` */
export function parseBoard(
  rows: readonly string[],
  tiles: TileSet,
  layout: BoardLayout = tiles.layout,
): Board {
  const { size } = layout;
  if (rows.length !== size) throw new EngineError('bad-board', `${rows.length} rows, not ${size}`);
  const cells = new Uint8Array(size * size);
  rows.forEach((text, row) => {
    if (text.length === size && !text.includes('?') && fillCharacters(text, tiles, cells, row * size)) return;
    const codes = scanTiles(text, tiles);
    if (codes?.length !== size || codes.includes(BLANK)) {
      throw new EngineError('bad-board', `row ${row + 1} is not ${size} squares of ${tiles.id}: ${text}`);
    }
    cells.set(codes, row * size);
  });
  return boardOf(cells, tiles, layout);
}

/** One string a row: '.' empty, upper case tile, lower case blank, `[CH]` a tile of several letters. */
export function formatBoard(board: Board): string[] {
  const squares = Array.from({ length: board.size }, (_, index) => index);
  return squares.map((row) =>
    formatTiles(
      squares.map((col) => board.at(row, col)),
      board.tiles,
    ),
  );
}

/** A copy with more tiles; squares must be on the board. */
export function withTiles(board: Board, laid: readonly LaidTile[]): Board {
  const { size } = board;
  const cells = board.cells.slice();
  for (const { row, col, code } of laid) cells[row * size + col] = code;
  return boardOf(cells, board.tiles, board.layout);
}

function boardOf(cells: Uint8Array, tiles: TileSet, layout: BoardLayout): Board {
  const { size } = layout;
  return {
    size,
    tiles,
    layout,
    count: countTiles(cells),
    cells,
    at: (row, col) => (col >= 0 && col < size ? (cells[row * size + col] ?? 0) : 0),
  };
}

function countTiles(cells: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] !== 0) count++;
  return count;
}
