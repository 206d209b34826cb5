import type { Move } from '@/lib/engine';
import { face, faceAt, onBoard, type Place, readRows, splitTiles, writeTile } from './squares';

/** A tile that lies, or would lie, on a square that the board of before leaves empty. */
export interface Laid extends Place {
  /** upper case */
  letter: string;
  blank: boolean;
}

/** The squares a word covers, with the tile written there, in order; squares off the board are left out. */
function squaresOf(move: Move, size: number): { row: number; col: number; tile: string }[] {
  const [down, right] = move.direction === 'down' ? [1, 0] : [0, 1];
  return splitTiles(move.word)
    .map((tile, step) => ({ row: move.row + step * down, col: move.col + step * right, tile }))
    .filter(({ row, col }) => onBoard(row, col, size));
}

/** The tiles that a move adds to a board, in the order of the word. The move is taken on trust. */
export function tilesOf(rows: readonly string[], move: Move, tileSetId: string): Laid[] {
  const faces = readRows(rows, tileSetId);
  return squaresOf(move, rows.length)
    .filter(({ row, col }) => !faceAt(faces, row, col))
    .map(({ row, col, tile }) => ({ row, col, ...face(tile, tileSetId) }));
}

/** The board with a move on it, in the wire form. */
export function layOn(rows: readonly string[], move: Move, tileSetId: string): string[] {
  const grid = rows.map(splitTiles);
  for (const { row, col, letter, blank } of tilesOf(rows, move, tileSetId)) {
    const line = grid[row - 1];
    if (line) line[col - 1] = writeTile(letter, blank, tileSetId);
  }
  return grid.map((line) => line.join(''));
}
