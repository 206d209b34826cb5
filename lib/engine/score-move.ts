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
  const { size, tiles, layout } = board;
  const down = direction === 'down';
  const stride = down ? size : 1;
  const line = down ? square.row : square.col;
  // Along the line, by index: the board ends where the line does.
  let at = square.row * size + square.col;
  let first = line;
  while (first > 0 && cells[at - stride] !== 0) {
    first--;
    at -= stride;
  }
  const codes: number[] = [];
  let sum = 0;
  let factor = 1;
  for (let place = first; place < size && cells[at] !== 0; place++, at += stride) {
    const code = cells[at] as number;
    const row = down ? place : square.row;
    const col = down ? square.col : place;
    const premium = counts[at] === 1;
    sum += tiles.valueOf(code) * (premium ? layout.letterFactor(row, col) : 1);
    if (premium) factor *= layout.wordFactor(row, col);
    codes.push(code);
  }
  const start = down ? { row: first + 1, col: square.col + 1 } : { row: square.row + 1, col: first + 1 };
  return { ...start, direction, word: formatTiles(codes, tiles), score: sum * factor };
}
