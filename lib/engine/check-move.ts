import type { Board } from './board';
import { BLANK } from './codes';
import { type LaidMove, refuse, step } from './lay-move';
import type { RefusedReading } from './move';
import type { Position } from './position';

/** What makes a laid move illegal, words apart; the first of the checks that fails. */
export function checkMove(position: Position, move: LaidMove): RefusedReading | null {
  return (
    checkWhole(position.board, move) ??
    checkNewTiles(position, move) ??
    checkRack(position, move) ??
    (position.board.count === 0 ? checkFirst(position, move) : checkConnected(position.board, move)) ??
    (move.codes.length < 2 ? { ok: false, problem: 'too-short' } : null)
  );
}

/** The word must end where the tiles end: no tile may touch it before or behind. */
function checkWhole(board: Board, { row, col, direction, codes }: LaidMove): RefusedReading | null {
  const { down, right } = step(direction);
  for (const index of [-1, codes.length]) {
    const at = { row: row + index * down, col: col + index * right };
    if (board.at(at.row, at.col) !== 0) return refuse('not-whole', at.row, at.col);
  }
  return null;
}

function checkNewTiles({ rules }: Position, { fresh }: LaidMove): RefusedReading | null {
  if (fresh.length === 0) return { ok: false, problem: 'no-new-tile' };
  const excess = fresh[rules.maxPlaced];
  return excess ? refuse('too-many-tiles', excess.row, excess.col) : null;
}

function checkRack({ rack, tiles }: Position, { fresh }: LaidMove): RefusedReading | null {
  const left = [...rack];
  for (const { row, col, code } of fresh) {
    const index = left.indexOf(code & BLANK ? BLANK : code);
    if (index < 0) return { ...refuse('not-in-rack', row, col), letter: tiles.tileOf(code) };
    left.splice(index, 1);
  }
  return null;
}

function checkFirst({ board, firstAcross }: Position, { direction, fresh }: LaidMove): RefusedReading | null {
  const { start } = board.layout;
  if (firstAcross && direction !== 'across') return { ok: false, problem: 'not-across' };
  if (fresh.some(({ row, col }) => row === start.row && col === start.col)) return null;
  return refuse('off-centre', start.row, start.col);
}

function checkConnected(board: Board, { codes, fresh }: LaidMove): RefusedReading | null {
  if (codes.length > fresh.length) return null;
  const touches = fresh.some(
    ({ row, col }) =>
      board.at(row - 1, col) || board.at(row + 1, col) || board.at(row, col - 1) || board.at(row, col + 1),
  );
  return touches ? null : { ok: false, problem: 'not-connected' };
}
