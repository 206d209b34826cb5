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
  const cells = board.cells.slice();
  const counts = new Uint8Array(cells.length).fill(rules.lastingPremiums === true ? 1 : 0);
  for (const { row, col, code } of move.fresh) {
    cells[row * board.size + col] = code;
    counts[row * board.size + col] = 1;
  }
  const laid = { board, cells, counts };
  const across = turned(move.direction);
  const words = [wordThrough(laid, move, move.direction)];
  for (const tile of move.fresh)
    if (touches(board, tile, across)) words.push(wordThrough(laid, tile, across));
  return words;
}

/** Whether a tile stands beside a square along `direction`. */
function touches(board: Board, { row, col }: { row: number; col: number }, direction: Direction): boolean {
  const { down, right } = step(direction);
  return board.at(row - down, col - right) !== 0 || board.at(row + down, col + right) !== 0;
}

/** A board with a move on it. `counts`: whether the premium of a square does. */
interface Laid {
  board: Board;
  cells: Uint8Array;
  counts: Uint8Array;
}

/** The word along `direction` through a square. */
function wordThrough(
  { board, cells, counts }: Laid,
  square: { row: number; col: number },
  direction: Direction,
): FormedWord {
  const { down, right } = step(direction);
  const { size, tiles, layout } = board;
  const at = (row: number, col: number) =>
    row >= 0 && col >= 0 && row < size && col < size ? (cells[row * size + col] as number) : 0;
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
    const premium = counts[row * size + col] === 1;
    sum += tiles.valueOf(code) * (premium ? layout.letterFactor(row, col) : 1);
    factor *= premium ? layout.wordFactor(row, col) : 1;
    codes.push(code);
    row += down;
    col += right;
  }
  return { ...first, direction, word: formatTiles(codes, tiles), score: sum * factor };
}
