import { type Position, readMove, sameMove } from '@/lib/engine';
import { formatOf, paidScore, rackTiles } from '@/lib/game';
import type { OwnResult, RoundView, Snapshot } from '@/lib/http/schemas';
import { type Difference, differenceOf } from '../difference';
import { positionOf } from './composing';

/** How a player's move stands to the top, once a round is closed. */
export type OwnMove =
  /** came after the round, or sent nothing that could be read */
  | { kind: 'none' }
  | { kind: 'top' }
  /** another move of the same score */
  | { kind: 'equal' }
  | { kind: 'other'; difference: Difference }
  /** worth nothing: the words that may be why, and whether it is known that all of them are; what it would be worth */
  | { kind: 'worthless'; words: string[]; sure: boolean; worth: number }
  /** cannot be told by the grid: a tile set that this page does not know, a move that cannot be laid */
  | { kind: 'untold' };

interface Closed extends Pick<Snapshot, 'tileSet' | 'settings'> {
  you: Pick<NonNullable<Snapshot['you']>, 'result' | 'slip'> | null;
}
type Round = Pick<RoundView, 'board' | 'rack' | 'top'>;

/** The position that a closed round's moves were made in. */
export function positionOfRound({ tileSet, settings }: Omit<Closed, 'you'>, round: Round): Position | null {
  return positionOf(tileSet, round.board, rackTiles(round.rack), formatOf(settings).rules);
}

export function ownMove(snapshot: Closed, round: Round): OwnMove {
  const result = snapshot.you?.result ?? null;
  const { top } = round;
  if (!result?.move || !top) return { kind: 'none' };
  const at = positionOfRound(snapshot, round);
  if (!at) return { kind: 'untold' };
  if (result.points === 0 && isListFault(result.reason)) return worthless(at, snapshot, result);
  if (result.points === top.score) {
    return { kind: sameMove(at.board, top, result.move) ? 'top' : 'equal' };
  }
  const difference = differenceOf(
    at,
    { ...top, points: top.score },
    { ...result.move, points: result.points },
  );
  return difference ? { kind: 'other', difference } : { kind: 'untold' };
}

const isListFault = (reason: string | null) => reason === 'not-in-lexicon' || reason === 'bad-cross-word';

/** The server says of a slip what was bad about it; which words that were is told by the grid where only one can be meant. */
function worthless(at: Position, { you }: Closed, { move, reason }: OwnResult): OwnMove {
  const reading = move && readMove(at, move);
  if (!reading?.ok) return { kind: 'untold' };
  const worth = paidScore(at, reading);
  const [main, ...beside] = reading.words.map(({ word }) => word);
  const told = you?.slip?.badWords;
  if (told?.length && told.every((word) => word === main || beside.includes(word))) {
    return { kind: 'worthless', words: told, sure: true, worth };
  }
  if (reason === 'not-in-lexicon') return { kind: 'worthless', words: [main ?? ''], sure: true, worth };
  return { kind: 'worthless', words: beside, sure: beside.length === 1, worth };
}
