import { type Board, withTiles } from './board';
import { EngineError } from './errors';
import { layMove } from './lay-move';
import type { Move } from './move';

/** A new board with the move on it; rack and rules are not asked. @throws EngineError `bad-move` */
export function play(board: Board, move: Move): Board {
  const laid = layMove(board, move);
  if (!laid.ok) throw new EngineError('bad-move', `${laid.problem}: ${JSON.stringify(move)}`);
  return withTiles(board, laid.fresh);
}

/** The same tiles on the same squares, however written. False when either cannot be laid. */
export function sameMove(board: Board, a: Move, b: Move): boolean {
  const squares = laidSquares(board, a);
  return squares !== null && squares === laidSquares(board, b);
}

/** The fresh tiles as text, in reading order of either direction, which is the same for both. */
function laidSquares(board: Board, move: Move): string | null {
  const laid = layMove(board, move);
  return laid.ok ? laid.fresh.map(({ row, col, code }) => `${row},${col},${code}`).join(' ') : null;
}
