/**
 * Slips wait here for some milliseconds and are written together; the answer goes out after the commit, so what
 * is acknowledged is stored.
 *
 *   waiting → being written → answered
 *
 * One batch is written at a time. It holds the rows of its rounds FOR SHARE, so that a round cannot be closed
 * between the check of its state and the commit: a slip either commits before the close and counts, or finds
 * the round closed and is told so.
 */
import { newId, sql, transaction } from '@/lib/db';
import { isShuttingDown, log, onShutdown, shared } from '@/lib/ops';
import type { Db } from './columns';
import { Gathered } from './gathered';
import { CHANNEL } from './log';
import { holdRounds, type Sent } from './own-end';

export interface QueuedSlip extends Sent {
  eventId: string;
  rev: number;
  body: object | null;
  move: object | null;
  points: number;
  worth: number;
  valid: boolean;
  ruling: string;
  reason: string | null;
}

export type StoredSlip = Pick<QueuedSlip, 'rev' | 'receivedAt' | 'body'>;

export type SlipAnswer =
  /** this slip, or one with the same or a higher number that was there before, is what counts now */
  | { kind: 'stored'; slip: StoredSlip; mine: boolean }
  /** came after the end: kept, counts nothing */
  | { kind: 'late' }
  /** the player was removed */
  | { kind: 'no-player' };

const GATHER_MS = 4;
const LONGEST_GATHER_MS = 20;
const MOST_PER_BATCH = 2000;

/** What was done, for whoever counts it: slips stored in time, slips that came after the end, seconds of each batch. */
export interface WrittenBatch {
  written: number;
  late: number;
  seconds: readonly number[];
}

let report: (batch: WrittenBatch) => void = () => {};

export function onSlipsWritten(listener: (batch: WrittenBatch) => void): void {
  report = listener;
}

export function slipQueue(): Gathered<QueuedSlip, SlipAnswer> {
  return shared('slip-queue', () => {
    const queue = new Gathered(
      { waitMs: GATHER_MS, longestMs: LONGEST_GATHER_MS, most: MOST_PER_BATCH },
      writeBatch,
    );
    onShutdown('work', 'slip queue', () => queue.drained());
    return queue;
  });
}

async function writeBatch(slips: QueuedSlip[]): Promise<SlipAnswer[]> {
  const started = performance.now();
  try {
    const answers = await writeSlips(slips);
    tellSoon(slips);
    return answers;
  } catch (error) {
    log.error('slips could not be written', { slips: slips.length, error });
    throw error;
  } finally {
    report({ written: 0, late: 0, seconds: [(performance.now() - started) / 1000] });
  }
}

/** Whoever counts slips is told so often, not with each batch: two hundred events may be in one. */
const TELL_MS = 250;

interface Telling {
  events: Set<string>;
  timer: NodeJS.Timeout | undefined;
  told: Promise<unknown>;
}

const telling = () =>
  shared<Telling>('slips-to-tell', () => {
    const state: Telling = { events: new Set(), timer: undefined, told: Promise.resolve() };
    onShutdown('work', 'count of slips', () => {
      clearTimeout(state.timer);
      return state.told;
    });
    return state;
  });

function tellSoon(slips: QueuedSlip[]): void {
  const state = telling();
  if (state.events.size === 0 && !isShuttingDown()) state.timer = setTimeout(() => tell(state), TELL_MS);
  for (const { eventId } of slips) state.events.add(eventId);
}

function tell(state: Telling): void {
  const events = [...state.events];
  state.events.clear();
  state.told =
    sql()`select pg_notify(${CHANNEL}, event || ':slips') from unnest(${events}::text[]) as event`.catch(
      (error) => log.debug('the count of slips was not told', { error }),
    );
}

/** Writes slips in one transaction and answers each, in order. */
async function writeSlips(slips: QueuedSlip[]): Promise<SlipAnswer[]> {
  return transaction(async (tx) => {
    const inTime = await holdRounds(tx, slips);
    const newest = newestOf(slips.filter(inTime));
    const stored = await upsert(tx, newest);
    await keepLate(
      tx,
      slips.filter((slip) => !inTime(slip)),
    );
    return slips.map((slip): SlipAnswer => {
      if (!inTime(slip)) return { kind: 'late' };
      const found = stored.get(slip.playerId);
      if (!found) return { kind: 'no-player' };
      return { kind: 'stored', slip: found, mine: found === slip };
    });
  }) as Promise<SlipAnswer[]>;
}

/**
 * One statement cannot write a row twice: of a player's slips in one batch the last number counts. By player: nobody
 * plays two rounds that take slips at the same time.
 */
function newestOf(slips: QueuedSlip[]): Map<string, QueuedSlip> {
  const newest = new Map<string, QueuedSlip>();
  for (const slip of slips) {
    const known = newest.get(slip.playerId);
    if (!known || slip.rev > known.rev) newest.set(slip.playerId, slip);
  }
  return newest;
}

/** What is stored for each player now: the very slip that was given, or the one that was there before. */
async function upsert(tx: Db, slips: Map<string, QueuedSlip>): Promise<Map<string, StoredSlip>> {
  const stored = new Map<string, StoredSlip>();
  if (slips.size === 0) return stored;
  const changed = await tx<{ playerId: string }[]>`
    insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, reason, received_at)
    select u."roundId", u."playerId", u.rev, u.body, u.move, u.points, u.worth, u.valid, u.ruling, u.reason,
           to_timestamp(u."receivedAt" / 1000)
    from jsonb_to_recordset(${tx.json([...slips.values()] as never)}) as u(
      "roundId" text, "playerId" text, rev int, body jsonb, move jsonb, points int, worth int, valid bool,
      ruling text, reason text, "receivedAt" float8)
    join player p on p.id = u."playerId" and p.removed_at is null
    on conflict (round_id, player_id) do update set
      rev = excluded.rev, body = excluded.body, move = excluded.move, points = excluded.points,
      worth = excluded.worth, valid = excluded.valid, ruling = excluded.ruling, reason = excluded.reason,
      received_at = excluded.received_at
    where excluded.rev > slip.rev
    returning player_id as "playerId"`;
  for (const { playerId } of changed) stored.set(playerId, slips.get(playerId) as QueuedSlip);
  report({ written: changed.length, late: 0, seconds: [] });
  if (changed.length < slips.size) {
    const unchanged = [...slips.values()].filter(({ playerId }) => !stored.has(playerId));
    await addEarlier(tx, unchanged, stored);
  }
  return stored;
}

/** Slips that changed nothing are answered with what is stored. */
async function addEarlier(tx: Db, slips: QueuedSlip[], stored: Map<string, StoredSlip>): Promise<void> {
  const rows = await tx<(StoredSlip & { playerId: string })[]>`
    select s.player_id as "playerId", s.rev, s.body, s.received_at as "receivedAt"
    from slip s
    join unnest(${slips.map((slip) => slip.roundId)}::text[], ${slips.map((slip) => slip.playerId)}::text[])
      as u(round_id, player_id) on u.round_id = s.round_id and u.player_id = s.player_id
    join player p on p.id = s.player_id and p.removed_at is null`;
  for (const { playerId, ...slip } of rows) stored.set(playerId, slip);
}

async function keepLate(tx: Db, slips: QueuedSlip[]): Promise<void> {
  if (slips.length === 0) return;
  const kept = slips.map((slip) => ({ ...slip, id: newId() }));
  const inserted = await tx`
    insert into late_slip (id, round_id, player_id, rev, body, received_at)
    select u.id, u."roundId", u."playerId", u.rev, u.body, to_timestamp(u."receivedAt" / 1000)
    from jsonb_to_recordset(${tx.json(kept as never)}) as u(
      id text, "roundId" text, "playerId" text, rev int, body jsonb, "receivedAt" float8)
    join player p on p.id = u."playerId"
    on conflict (round_id, player_id, rev) do nothing returning 1`;
  report({ written: 0, late: inserted.length, seconds: [] });
}
