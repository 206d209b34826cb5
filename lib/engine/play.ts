import type { Board } from './board';
import type { Move } from './move';

/** A new board with the move on it; rack and rules are not asked. @throws EngineError `bad-move` */
export function play(_board: Board, _move: Move): Board {
  throw new Error('not written yet');
}

/** The same tiles on the same squares, however written. False when either cannot be laid. */
export function sameMove(_board: Board, _a: Move, _b: Move): boolean {
  throw new Error('not written yet');
}
