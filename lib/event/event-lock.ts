import { transaction } from '@/lib/db';
import { type EventState, LOBBY, prepared, type RoundState } from '@/lib/game';
import type { EventStatus } from '@/lib/http/schemas';
import type { Db } from './columns';
import { dbTime, timeColumn } from './db-time';
import type { EventInfo } from './event-info';
import { longestExtra } from './own-end';
import { type Refusal, refuse } from './refusal';
import { type RoundRow, roundColumns, untilNext } from './round-row';

/** An event under its lock: nobody else changes it, its clock or its rounds until the transaction ends. */
export interface LockedEvent {
  tx: Db;
  info: EventInfo;
  status: EventStatus;
  version: number;
  transitionVersion: number;
  players: number;
  /** whether the door is shut */
  locked: boolean;
  startedAt: number | null;
  /** the round that is or was last before everybody's eyes */
  current: RoundRow | null;
  /** the round that was played before it */
  previous: RoundRow | null;
  /** the coming round, if it is drawn and solved */
  coming: RoundRow | null;
  /** database time, ms */
  now: number;
}

type EventRow = Pick<
  LockedEvent,
  'status' | 'version' | 'transitionVersion' | 'players' | 'locked' | 'startedAt'
>;

/**
 * Runs `work` in a transaction that holds the event's row, so that all its changes follow one another. Whoever
 * also locks a round locks the event first.
 */
export function withEventRow<T>(
  info: EventInfo,
  work: (event: EventRow & { tx: Db }) => Promise<T>,
): Promise<T | Refusal> {
  return transaction(async (tx) => {
    const [row] = await tx<EventRow[]>`
      select status, version, transition_version as "transitionVersion", players, locked, started_at as "startedAt"
      from event where id = ${info.id} for update`;
    return row ? work({ tx, ...row }) : refuse('event-not-found');
  }) as Promise<T | Refusal>;
}

/**
 * The same with the rounds that matter: the one that is or was played, and the one before and after it. Waits for the
 * slips that are being written, since each batch holds its round's row for share.
 */
export function withEvent<T>(
  info: EventInfo,
  work: (event: LockedEvent) => Promise<T>,
): Promise<T | Refusal> {
  return withEventRow(info, async (row) => {
    const rounds = await row.tx<(RoundRow & { now: number })[]>`
      select ${roundColumns()}, ${timeColumn(row.tx)} from round r
      where r.game_id = ${info.gameId} and r.status <> 'cancelled' and ${untilNext(row.tx, info.gameId)}
      order by r.number desc limit 3 for update`;
    return work({ ...row, info, ...around(rounds), now: rounds[0]?.now ?? (await dbTime(row.tx)) });
  });
}

/**
 * Holds several events at once, each about the round with this number, and runs `work` with those that nobody else holds
 * at this moment. Rounds are locked in the order of their ids, as batches of slips lock theirs.
 */
export function withFreeEvents<T>(
  wanted: readonly { event: EventInfo; number: number }[],
  work: (tx: Db, events: LockedEvent[]) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => {
    const rows = await tx<(EventRow & { id: string })[]>`
      select id, status, version, transition_version as "transitionVersion", players, locked,
             started_at as "startedAt"
      from event where id = any(${wanted.map(({ event }) => event.id)}) order by id for update skip locked`;
    const free = new Map(rows.map(({ id, ...row }) => [id, row]));
    const asked = wanted
      .filter(({ event }) => free.has(event.id))
      .map(({ event, number }) => ({ game: event.gameId, number }));
    const rounds = await tx<(RoundRow & { gameId: string; now: number })[]>`
      select ${roundColumns()}, r.game_id as "gameId", ${timeColumn(tx)} from round r
      join jsonb_to_recordset(${tx.json(asked)}) as a(game text, number int)
        on a.game = r.game_id and r.number between a.number - 1 and a.number + 1
      where r.status <> 'cancelled' order by r.id for update of r`;
    const locked = wanted.flatMap(({ event: info }): LockedEvent[] => {
      const row = free.get(info.id);
      const own = rounds.filter(({ gameId }) => gameId === info.gameId).sort((a, b) => b.number - a.number);
      return row ? [{ tx, ...row, info, ...around(own), now: own[0]?.now ?? 0 }] : [];
    });
    return work(tx, locked);
  }) as Promise<T>;
}

/** The rounds that matter among the last of a game, newest first. */
function around(rounds: readonly RoundRow[]): Pick<LockedEvent, 'current' | 'previous' | 'coming'> {
  const shown = rounds.filter(({ status }) => status !== 'prepared');
  return {
    current: shown[0] ?? null,
    previous: shown[1] ?? null,
    coming: rounds.find(({ status }) => status === 'prepared') ?? null,
  };
}

/**
 * The locked event as the rules of transition see it: at the round being played, else at the coming one. For them a
 * round ends when the last player with extra time is through; what is stored is the end of the others.
 */
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
  const extra = longestExtra(row.extraTime);
  switch (row.status) {
    case 'prepared':
      return prepared(number);
    case 'open':
      return { status: 'open', number, opensAt, closesAt: (row.closesAt ?? opensAt) + extra };
    case 'paused':
      return { status: 'paused', number, opensAt, remaining: (row.remainingMs ?? 0) + extra };
    case 'closed':
      return { status: 'closed', number, opensAt, closedAt: row.closesAt ?? opensAt };
    case 'cancelled':
      return { status: 'cancelled', number, cancelledAt: opensAt };
  }
}
