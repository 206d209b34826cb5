/**
 * The gate: what a viewer may see of a round at this moment. Every round that leaves the server, in a snapshot,
 * a stream message or the review, is made here. Before the close nobody, the host included, sees the top, the
 * solver's list or other slips; a round that has not opened is not there at all.
 */
import { tileSet } from '@/lib/engine';
import { type Exchange, exchangeAfter, formatOf } from '@/lib/game';
import type { MoveBody, RoundView, ScoredMove, Snapshot } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import type { RoundRow } from './round-row';

export function roundView(event: EventInfo, round: RoundRow, now: number): RoundView | null {
  if (round.status === 'prepared' || round.status === 'cancelled' || round.opensAt === null) return null;
  const paused = round.status === 'paused';
  const view: RoundView = {
    number: round.number,
    ...(round.again > 0 && { again: round.again }),
    game: round.game,
    inGame: round.inGame,
    status: round.status,
    rack: round.rack,
    ...(round.retaken.length > 0 && { retaken: round.retaken }),
    board: round.board,
    opensAt: round.opensAt,
    closesAt: paused ? now + (round.remainingMs ?? 0) : (round.closesAt ?? round.opensAt),
    remainingMs: paused ? round.remainingMs : null,
  };
  if (round.status !== 'closed') return view;
  return {
    ...view,
    top: round.top,
    isotops: otherTops(round),
    exchange: exchangeOf(event, round),
    gameEnd: round.gameEnd,
  };
}

/**
 * A finished event that some still play (see kept-back.ts), for all but its host: neither board nor top, nor the seed
 * that they can be made from. Names and totals stay: a sum of twenty tops tells none of them.
 */
export function withoutTops(snapshot: Snapshot): Snapshot {
  return { ...snapshot, round: null, found: 0, seed: null, cancelled: null, keptBack: true };
}

/** A room of a gathering whose others still play, for whoever has no part in it: that it is there, and how far. */
export function fromOutside(snapshot: Snapshot): Snapshot {
  const nothing = {
    standings: [],
    gameStandings: [],
    reached: null,
    topTotal: 0,
    slips: 0,
    nextOpensAt: null,
  };
  return { ...withoutTops(snapshot), ...nothing };
}

/** Joker formats: the letter that took the place of the top's blank; of a closed round only. */
export function exchangeOf(event: EventInfo, round: RoundRow): Exchange | null {
  if (round.status !== 'closed') return null;
  return exchangeAfter(tileSet(event.tileSet), round, formatOf(event.settings));
}

/** The moves of equal score beside the one that was placed; of a closed round only. */
export function otherTops(round: RoundRow): ScoredMove[] {
  if (round.status !== 'closed') return [];
  return round.isotops.filter((move) => !isSame(move, round.top));
}

function isSame(a: MoveBody, b: MoveBody): boolean {
  return a.row === b.row && a.col === b.col && a.direction === b.direction && a.word === b.word;
}
