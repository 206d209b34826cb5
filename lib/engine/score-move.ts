import type { Board } from './board';
import { type LaidMove, step, turned } from './lay-move';
import type { Direction, FormedWord } from './move';
import type { Position } from './position';
import { formatTiles } from './tile-text';

/**
 * The words that a laid move forms, main word first, each with its points.
 * A premium counts for the tile that covers it, in both words that share it; lasting ones for every tile.
 */
export function formedWords(
  { board, rules }: Pick<Position, 'board' | 'rules'>,
  move: LaidMove,
): FormedWord[] {
  const fresh = new Map(move.fresh.map((tile) => [tile.row * board.size + tile.col, tile]));
  const at = (row: number, col: number) => fresh.get(row * board.size + col)?.code ?? board.at(row, col);
  const counts = (row: number, col: number) =>
    rules.lastingPremiums === true || fresh.has(row * board.size + col);
  const words = [wordThrough(board, at, counts, move, move.direction)];
  for (const tile of move.fresh) {
    const word = wordThrough(board, at, counts, tile, turned(move.direction));
    if (word.length > 1) words.push(word);
  }
  return words.map(({ length: _, ...word }) => word);
}

/** The word along `direction` through a square, with its length in tiles; `counts`: whether a premium does. */
function wordThrough(
  board: Board,
  at: (row: number, col: number) => number,
  counts: (row: number, col: number) => boolean,
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
    const premium = counts(row, col);
    sum += board.tiles.valueOf(code) * (premium ? board.layout.letterFactor(row, col) : 1);
    factor *= premium ? board.layout.wordFactor(row, col) : 1;
    codes.push(code);
    row += down;
    col += right;
  }
  const word = formatTiles(codes, board.tiles);
  return { ...first, direction, word, score: sum * factor, length: codes.length };
}
