import { positionOfRound } from '@/lib/client/play';
import { readMove } from '@/lib/engine';
import { paidScore } from '@/lib/game';
import type { MoveBody, OwnResult, RoundReview, Snapshot } from '@/lib/http/schemas';
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

/** Slips that are worth nothing whatever their tiles make. */
const BAD = ['not-in-lexicon', 'bad-cross-word'];

/** Whether an own move is the top or another one of its score, whatever it was paid. */
export function isTopMove(
  event: Pick<Snapshot, 'tileSet' | 'settings'>,
  round: RoundReview,
  { move, reason }: Pick<OwnResult, 'move' | 'reason'>,
): boolean {
  if (!move || (reason !== null && BAD.includes(reason))) return false;
  if (bestMoves(round).some((one) => one.kind !== 'below' && moveKey(one.move) === moveKey(move)))
    return true;
  return scoreOf(event, round, move) === round.top.score;
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
