import { sql } from '@/lib/db';
import { type EventState, LOBBY, prepared, type RoundState } from '@/lib/game';
import type { EventStatus } from '@/lib/http/schemas';
import type { Db } from './columns';
import { dbTime } from './db-time';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import { type RoundRow, roundColumns } from './round-row';

/** An event under its lock: nobody else changes it, its clock or its rounds until the transaction ends. */
export interface LockedEvent {
  tx: Db;
  info: EventInfo;
  status: EventStatus;
  version: number;
  transitionVersion: number;
  players: number;
  startedAt: number | null;
  /** the round that is or was last before everybody's eyes */
  current: RoundRow | null;
  /** the coming round, if it is drawn and solved */
  coming: RoundRow | null;
  /** database time, ms */
  now: number;
}

type EventRow = Pick<LockedEvent, 'status' | 'version' | 'transitionVersion' | 'players' | 'startedAt'>;

/**
 * Runs `work` in a transaction that holds the event's row, so that all its changes follow one another. Whoever
 * also locks a round locks the event first.
 */
export function withEvent<T>(
  info: EventInfo,
  work: (event: LockedEvent) => Promise<T>,
): Promise<T | Refusal> {
  return sql().begin(async (tx) => {
    const [row] = await tx<EventRow[]>`
      select status, version, transition_version as "transitionVersion", players, started_at as "startedAt"
      from event where id = ${info.id} for update`;
    if (!row) return refuse('event-not-found');
    // Waits for the slips that are being written: each batch holds the round's row for share.
    await tx`
      select 1 from round where game_id = ${info.gameId} and status in ('open', 'paused') for update`;
    const rounds = await tx<RoundRow[]>`
      select ${roundColumns()} from round r where r.game_id = ${info.gameId} and r.status <> 'cancelled'
      order by r.number desc limit 2`;
    return work({
      tx,
      info,
      ...row,
      current: rounds.find((round) => round.status !== 'prepared') ?? null,
      coming: rounds.find((round) => round.status === 'prepared') ?? null,
      now: await dbTime(tx),
    });
  }) as Promise<T | Refusal>;
}

/** The locked event as the rules of transition see it: at the round being played, else at the coming one. */
export function eventState(event: LockedEvent): EventState {
  const startedAt = event.startedAt ?? 0;
  const playing = event.current && event.current.status !== 'closed';
  const row = playing ? event.current : (event.coming ?? event.current);
  const round = row && roundState(row);
  switch (event.status) {
    case 'lobby':
      return LOBBY;
    case 'running':
      return { status: 'running', startedAt, round };
    case 'paused':
      return { status: 'paused', startedAt, pausedAt: startedAt, round };
    case 'finished':
      return { status: 'finished', startedAt, finishedAt: startedAt, reason: 'stopped-by-host', round };
  }
}

function roundState(row: RoundRow): RoundState {
  const { number } = row;
  const opensAt = row.opensAt ?? 0;
  switch (row.status) {
    case 'prepared':
      return prepared(number);
    case 'open':
      return { status: 'open', number, opensAt, closesAt: row.closesAt ?? opensAt };
    case 'paused':
      return { status: 'paused', number, opensAt, remaining: row.remainingMs ?? 0 };
    case 'closed':
      return { status: 'closed', number, opensAt, closedAt: row.closesAt ?? opensAt };
    case 'cancelled':
      return { status: 'cancelled', number, cancelledAt: opensAt };
  }
}
