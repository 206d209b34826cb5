import { sql } from '@/lib/db';
import type { EndReason } from '@/lib/game';
import type { Exchange, ExtraTime, Rack, ScoredMove } from '@/lib/http/schemas';
import type { Db } from './columns';

/** What is drawn and solved before anybody plays: of a round of an event, and of one that is played alone. */
export interface DrawnRound {
  board: string[];
  rack: Rack;
  retaken: Exchange[];
  top: ScoredMove;
  isotops: ScoredMove[];
  topScore: number;
  legalMoves: number;
}

/** Its columns, in a table that is called `r`. */
export function drawnColumns() {
  return sql()`
    r.board, r.retaken, r.top, r.isotops, r.top_score as "topScore", r.legal_moves as "legalMoves",
    json_build_object('leftover', r.leftover, 'drawn', r.drawn, 'rejected', r.rejected) as rack`;
}

/** A round as it is stored. Times in ms; `top` and `isotops` are secret until it is closed. */
export interface RoundRow extends DrawnRound {
  id: string;
  /** through the whole event */
  number: number;
  /** which of the event's games it belongs to, from 1, and its number in it */
  game: number;
  inGame: number;
  /** why its game is over with it; null: it goes on, or nobody knows yet */
  gameEnd: EndReason | null;
  /** how many rounds with this number were cancelled before it */
  again: number;
  status: 'prepared' | 'open' | 'paused' | 'closed' | 'cancelled';
  opensAt: number | null;
  closesAt: number | null;
  remainingMs: number | null;
  extraTime: ExtraTime;
}

export function roundColumns() {
  return sql()`
    r.id, r.number, r.of_game as "game", r.in_game as "inGame", r.game_end as "gameEnd", r.status, ${drawnColumns()},
    (select count(*)::int from round c
     where c.game_id = r.game_id and c.number = r.number and c.cancelled_at is not null) as again,
    r.remaining_ms as "remainingMs", r.extra_time as "extraTime",
    r.opens_at as "opensAt", r.closes_at as "closesAt"`;
}

/**
 * Rounds `r` up to the one that comes next: homework that was ended early may have prepared the whole game before its event
 * is played.
 */
export function untilNext(db: Db, gameId: string) {
  return db`r.number <= 1 + coalesce((
    select max(number) from round where game_id = ${gameId} and status in ('open', 'paused', 'closed')), 0)`;
}

/** The round that is or was last before everybody's eyes; null before the first one opens. */
export async function currentRound(db: Db, gameId: string): Promise<RoundRow | null> {
  const [row] = await db<RoundRow[]>`
    select ${roundColumns()} from round r
    where r.game_id = ${gameId} and r.status in ('open', 'paused', 'closed')
    order by r.number desc limit 1`;
  return row ?? null;
}

/** The one that counts: a cancelled one may have had the number before. */
export async function roundByNumber(db: Db, gameId: string, number: number): Promise<RoundRow | null> {
  const [row] = await db<RoundRow[]>`
    select ${roundColumns()} from round r
    where r.game_id = ${gameId} and r.number = ${number} and r.status <> 'cancelled'`;
  return row ?? null;
}

/** Whether a round with this number was shown, and made void. */
export async function wasCancelled(db: Db, { gameId }: { gameId: string }, number: number): Promise<boolean> {
  const found = await db`
    select 1 from round
    where game_id = ${gameId} and number = ${number} and status = 'cancelled' and cancelled_at is not null limit 1`;
  return found.length > 0;
}
