import { positionOfRound } from '@/lib/client/play';
import { readMove } from '@/lib/engine';
import { paidScore } from '@/lib/game';
import type { MoveBody, RoundReview, Snapshot } from '@/lib/http/schemas';
import { bestMoves } from './lists';
import { moveKey, type Shown } from './shown-move';

/** A move that an address names, as the board shows it; null when it cannot be laid in this round. */
export function shownMove(
  event: Pick<Snapshot, 'tileSet' | 'settings'>,
  round: RoundReview,
  move: MoveBody | null,
): Shown | null {
  if (!move) return null;
  const key = moveKey(move);
  const listed = [
    ...bestMoves(round),
    ...round.moves.flatMap((played) => (played.move ? [{ move: played.move, score: played.points }] : [])),
  ].find((one) => moveKey(one.move) === key);
  const score = listed?.score ?? scoreOf(event, round, move);
  return score === null ? null : { kind: 'move', move, score };
}

/** Points by the grid and the rules; whether the words are in the list nobody asks here. */
function scoreOf(
  event: Pick<Snapshot, 'tileSet' | 'settings'>,
  round: RoundReview,
  move: MoveBody,
): number | null {
  const at = positionOfRound(event, round);
  if (!at) return null;
  const reading = readMove(at, move);
  return reading.ok ? paidScore(at, reading) : null;
}
