import { sql } from '@/lib/db';
import type { EventStatus, Named } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import { type RoundRow, roundColumns } from './round-row';
import type { Viewer } from './viewer';

/** What a review is made of, as one viewer may see it. */
export interface Reviewed {
  version: number;
  status: EventStatus;
  rounds: RoundRow[];
}

/**
 * The one way from a review to rounds: those that are closed, in order. Others do not exist there, whoever asks; the
 * viewer is asked for since somebody who plays a game by the own clock sees no further than that.
 */
export async function reviewedRounds(event: EventInfo, _viewer: Viewer): Promise<Reviewed> {
  const [facts] = await sql()<Omit<Reviewed, 'rounds'>[]>`
    select version, status from event where id = ${event.id}`;
  const rounds = await sql()<RoundRow[]>`
    select ${roundColumns()} from round r
    where r.game_id = ${event.gameId} and r.status = 'closed' order by r.number`;
  return { version: facts?.version ?? 0, status: facts?.status ?? 'lobby', rounds };
}

/** One of them, with the others. */
export async function reviewedRound(
  event: EventInfo,
  viewer: Viewer,
  number: number,
): Promise<(Reviewed & { round: RoundRow }) | Refusal> {
  const reviewed = await reviewedRounds(event, viewer);
  const round = reviewed.rounds.find((one) => one.number === number);
  return round ? { ...reviewed, round } : refuse('round-not-found');
}

/** The names of these players today; who was taken out is nobody. */
export async function namesOf(ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await sql()<Named[]>`
    select id as "playerId", name from player where id = any(${[...new Set(ids)]}) and removed_at is null`;
  return new Map(rows.map((row) => [row.playerId, row]));
}
