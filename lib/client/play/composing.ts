import {
  type Move,
  type MoveProblem,
  type PlayRules,
  type Position,
  position,
  readMove,
  sameMove,
  tileSet,
} from '@/lib/engine';
import { paidScore } from '@/lib/game';
import type { MoveBody } from '@/lib/http/schemas';
import type { Composed } from '../placing';

/** What the player has on the board, as the line below it tells. */
export type Composing =
  | { kind: 'empty' }
  /** cannot be sent; `what` says why */
  | { kind: 'broken'; what: string }
  /** can be sent; `score` when it is legal by the grid, `doubt` when the grid makes it worth nothing */
  | { kind: 'move'; move: Move; score: number | null; doubt: string | null };

const BROKEN: Record<Extract<Composed, { kind: 'broken' }>['reason'], string> = {
  'not-in-line': 'Lay the tiles in one line',
  gap: 'There is a gap in the word',
  'blank-without-letter': 'Choose the letter of the blank',
};

/** Problems that the server refuses: told before, in every event. The others are worth 0 and may be a secret. */
const REFUSED: Partial<Record<MoveProblem, string>> = {
  unreadable: 'The word cannot be read',
  'off-board': 'The word does not fit there',
  conflict: 'A tile is in the way',
  'not-in-rack': 'The rack does not have these tiles',
  'too-many-tiles': 'Too many tiles for one move',
  'too-short': 'A word has at least two letters',
  'not-whole': 'There is a gap in the word',
};

const DOUBTS: Partial<Record<MoveProblem, string>> = {
  'not-connected': 'Touches no tile of the board',
  'off-centre': 'The first word covers the centre',
  'not-across': 'The first word runs across',
};

/** The round's position for the engine, by the rules of its format (the normal one if none are given), or null when the browser does not know the tile set. */
export function positionOf(
  setId: string,
  board: readonly string[],
  rack: string,
  rules?: PlayRules,
): Position | null {
  try {
    return position({ tiles: tileSet(setId), board, rack, ...(rules && { rules }) });
  } catch {
    return null;
  }
}

/** Reads what was laid. Without a position (unknown tile set) every whole word can be sent. */
export function readComposed(composed: Composed, at: Position | null): Composing {
  if (composed.kind === 'empty') return composed;
  if (composed.kind === 'broken') return { kind: 'broken', what: BROKEN[composed.reason] };
  const { move } = composed;
  if (!at) return { kind: 'move', move, score: null, doubt: null };
  const reading = readMove(at, move);
  if (reading.ok) return { kind: 'move', move, score: paidScore(at, reading), doubt: null };
  const refused = REFUSED[reading.problem];
  if (refused) return { kind: 'broken', what: refused };
  return { kind: 'move', move, score: null, doubt: DOUBTS[reading.problem] ?? null };
}

/** Whether what is laid is what was received already. */
export function isSent(composing: Composing, sent: MoveBody | null, at: Position | null): boolean {
  if (composing.kind !== 'move' || !sent) return false;
  if (at) return sameMove(at.board, composing.move, sent);
  const { row, col, direction, word } = composing.move;
  return row === sent.row && col === sent.col && direction === sent.direction && word === sent.word;
}
