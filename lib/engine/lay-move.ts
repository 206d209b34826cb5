import type { Board, LaidTile } from './board';
import { BLANK } from './codes';
import type { Direction, Move, RefusedReading } from './move';
import { scanTiles } from './tile-text';

/** A move put on its squares; everything 0-based. */
export interface LaidMove {
  ok: true;
  row: number;
  col: number;
  direction: Direction;
  /** The word as it will stand there: a letter that was on the board keeps its tile, blank or not. */
  codes: number[];
  fresh: LaidTile[];
}

export function step(direction: Direction): { down: number; right: number } {
  return direction === 'across' ? { down: 0, right: 1 } : { down: 1, right: 0 };
}

export function turned(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** Lays the letters of a move, whatever rack and rules say; the case of letters on the board is forgiven. */
export function layMove(board: Board, move: Move): LaidMove | RefusedReading {
  const { direction } = move;
  const codes = typeof move.word === 'string' ? scanTiles(move.word, board.tiles) : null;
  const readable = codes && codes.length > 0 && !codes.includes(0) && !codes.includes(BLANK);
  const placed = Number.isInteger(move.row) && Number.isInteger(move.col);
  if (!readable || !placed || (direction !== 'across' && direction !== 'down')) {
    return { ok: false, problem: 'unreadable' };
  }
  const { down, right } = step(direction);
  const laid: LaidMove = { ok: true, row: move.row - 1, col: move.col - 1, direction, codes, fresh: [] };
  for (const [index, code] of codes.entries()) {
    const row = laid.row + index * down;
    const col = laid.col + index * right;
    if (row < 0 || col < 0 || row >= board.size || col >= board.size) {
      return refuse('off-board', row, col);
    }
    const standing = board.at(row, col);
    if (standing === 0) laid.fresh.push({ row, col, code });
    else if ((standing & ~BLANK) !== (code & ~BLANK)) return refuse('conflict', row, col);
    else codes[index] = standing;
  }
  return laid;
}

/** A refusal at a square given from 0. */
export function refuse(problem: RefusedReading['problem'], row: number, col: number): RefusedReading {
  return { ok: false, problem, at: { row: row + 1, col: col + 1 } };
}
