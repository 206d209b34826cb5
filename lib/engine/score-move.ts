import type { Board, LaidTile } from './board';
import { type LaidMove, step, turned } from './lay-move';
import type { Direction, FormedWord } from './move';
import { formatTiles } from './tile-text';

/**
 * The words that a laid move forms, main word first, each with its points.
 * A premium counts for the tile that covers it, in both words that share it.
 */
export function formedWords(board: Board, move: LaidMove): FormedWord[] {
  const fresh = new Map(move.fresh.map((tile) => [tile.row * board.size + tile.col, tile]));
  const at = (row: number, col: number) => fresh.get(row * board.size + col)?.code ?? board.at(row, col);
  const words = [wordThrough(board, at, fresh, move, move.direction)];
  for (const tile of move.fresh) {
    const word = wordThrough(board, at, fresh, tile, turned(move.direction));
    if (word.length > 1) words.push(word);
  }
  return words.map(({ length: _, ...word }) => word);
}

/** The word along `direction` through a square, with its length in tiles. */
function wordThrough(
  board: Board,
  at: (row: number, col: number) => number,
  fresh: ReadonlyMap<number, LaidTile>,
  square: { row: number; col: number },
  direction: Direction,
): FormedWord & { length: number } {
  const { down, right } = step(direction);
  let { row, col } = square;
  while (at(row - down, col - right) !== 0) {
    row -= down;
    col -= right;
  }
  const first = { row: row + 1, col: col + 1 };
  const codes: number[] = [];
  let sum = 0;
  let factor = 1;
  for (let code = at(row, col); code !== 0; code = at(row, col)) {
    const isNew = fresh.has(row * board.size + col);
    sum += board.tiles.valueOf(code) * (isNew ? board.layout.letterFactor(row, col) : 1);
    factor *= isNew ? board.layout.wordFactor(row, col) : 1;
    codes.push(code);
    row += down;
    col += right;
  }
  const word = formatTiles(codes, board.tiles);
  return { ...first, direction, word, score: sum * factor, length: codes.length };
}
