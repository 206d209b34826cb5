import type { MoveBody } from '@/lib/http/schemas';

/** What the board of a round shows: its tiles alone, the top on it, or a move someone looks at. */
export type Shown = { kind: 'before' } | { kind: 'after' } | { kind: 'move'; move: MoveBody; score: number };

/** One key for a move in lists. */
export const moveKey = (move: MoveBody) => `${move.row} ${move.col} ${move.direction} ${move.word}`;

export function isShown(shown: Shown, move: MoveBody): boolean {
  return shown.kind === 'move' && moveKey(shown.move) === moveKey(move);
}
