import {
  type Move,
  type MoveProblem,
  type PlayRules,
  type Position,
  position,
  readMove,
  sameMove,
} from '@/lib/engine';
import { paidScore } from '@/lib/game';
import type { MoveBody } from '@/lib/http/schemas';
import type { MessageKey } from '@/lib/i18n/client';
import { knownTileSet } from '../board';
import type { Composed } from '../placing';

type Text = MessageKey<'play'>;

/** What the player has on the board, as the line below it tells. */
export type Composing =
  | { kind: 'empty' }
  /** cannot be sent; `what` says why */
  | { kind: 'broken'; what: Text }
  /** can be sent; `score` when it is legal by the grid, `doubt` when the grid makes it worth nothing */
  | { kind: 'move'; move: Move; score: number | null; doubt: Text | null };

const BROKEN: Record<Extract<Composed, { kind: 'broken' }>['reason'], Text> = {
  'not-in-line': 'broken.notInLine',
  gap: 'broken.gap',
  'blank-without-letter': 'broken.blank',
};

/** Problems that the server refuses: told before, in every event. The others are worth 0 and may be a secret. */
const REFUSED: Partial<Record<MoveProblem, Text>> = {
  unreadable: 'broken.unreadable',
  'off-board': 'broken.offBoard',
  conflict: 'broken.conflict',
  'not-in-rack': 'broken.notInRack',
  'too-many-tiles': 'broken.tooMany',
  'too-short': 'broken.tooShort',
  'not-whole': 'broken.gap',
};

const DOUBTS: Partial<Record<MoveProblem, Text>> = {
  'not-connected': 'doubt.notConnected',
  'off-centre': 'doubt.offCentre',
  'not-across': 'doubt.notAcross',
};

/** The round's position for the engine, by the rules of its format (the normal one if none are given), or null when the browser does not know the tile set. */
export function positionOf(
  setId: string,
  board: readonly string[],
  rack: string,
  rules?: PlayRules,
): Position | null {
  const tiles = knownTileSet(setId);
  if (!tiles) return null;
  try {
    return position({ tiles, board, rack, ...(rules && { rules }) });
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
