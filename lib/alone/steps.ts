import { transaction } from '@/lib/db';
import { Refusal, readSlip, refuse, roundPosition } from '@/lib/event';
import type { SlipBody } from '@/lib/http/schemas';
import { ensureLexicon, openLexicon } from '@/lib/lexicons';
import { env, isShuttingDown, log } from '@/lib/ops';
import type { Db } from './db';
import { prepareAlone, prepareRest } from './prepare-alone';
import { type AloneRound, aloneRound, openedRounds } from './round-row';
import { deductedOf, endsRound, endsRun, HELP, isShared, roundMs, usedMs } from './rules-of';
import type { Run } from './run-row';

/** One at a time acts on a run; `now` is the database's. Null: the run is over or gone. */
async function onRun<T>(
  run: Run,
  act: (tx: Db, at: { round: AloneRound | null; number: number; now: number }) => Promise<T>,
): Promise<T | null> {
  return transaction(async (tx) => {
    const [row] = await tx<{ number: number; now: number }[]>`
      select round as number, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now
      from alone_run where id = ${run.id} and not finished for update`;
    if (!row) return null;
    return act(tx, { ...row, round: row.number > 0 ? await aloneRound(run.id, row.number, tx) : null });
  });
}

/** Opens the round after `seen`, if that is the last one and over; else it was opened already, and nothing is done. */
export async function openNext(run: Run, seen: number): Promise<Refusal | null> {
  if (run.finished || run.round !== seen) return null;
  const prepared = await prepareAlone(run, seen + 1);
  if (prepared instanceof Refusal) return prepared;
  const opened = await onRun(run, async (tx, { round, number, now }) => {
    if (number !== seen || (round && round.closedAt === null)) return false;
    if (prepared.kind === 'over') {
      await finishRow(tx, run, prepared.reason);
      return false;
    }
    const ms = roundMs(run, number + 1);
    await tx`
      update alone_round set opens_at = ${now}, closes_at = ${ms === null ? null : now + ms}
      where run_id = ${run.id} and number = ${number + 1}`;
    await tx`update alone_run set round = ${number + 1} where id = ${run.id}`;
    return true;
  });
  if (opened) void prepareAhead(run, seen + 2);
  return null;
}

/** While the round is played, so that nobody waits for the next one. */
async function prepareAhead(run: Run, number: number): Promise<void> {
  try {
    await prepareAlone(run, number);
  } catch (error) {
    if (!isShuttingDown()) log.debug('a round of a run is not ready', { run: run.id, error });
  }
}

/** Closes the round if its time is over, however long ago: the clock runs on while nobody looks. */
export async function closeIfDue(run: Run): Promise<void> {
  const closed = await onRun(run, async (tx, { round, now }) => {
    if (!round || round.closedAt !== null || round.closesAt === null) return null;
    if (now <= round.closesAt + env().graceMs) return null;
    return close(tx, run, { ...round, closedAt: round.closesAt, shown: run.kind === 'topping' });
  });
  if (closed) await finishIfOver(run, closed);
}

/** Takes a move. One that comes late, or a second time, changes nothing. */
export async function takeMove(
  run: Run,
  number: number,
  body: SlipBody,
  receivedAt: number,
): Promise<Refusal | null> {
  const { rev } = body;
  await ensureLexicon(run.settings.lexicon);
  const { lexicon } = openLexicon(run.settings.lexicon);
  const done = await onRun(run, async (tx, at) => {
    const { round } = at;
    if (!round || at.number !== number || round.closedAt !== null || rev <= round.rev) return null;
    if (round.closesAt !== null && receivedAt > round.closesAt + env().graceMs) return null;
    const position = roundPosition({ tileSet: run.tileSet, settings: run.settings }, round);
    const slip = readSlip(run.settings, position, lexicon, body);
    if (slip instanceof Refusal) return slip;
    // The time is over and the move was on its way.
    const sentAt = Math.min(receivedAt, round.closesAt ?? receivedAt);
    const { body: _, ...read } = slip;
    const sent = { rev, ...read, written: writtenOf(body), receivedAt: sentAt };
    const next: AloneRound = { ...round, ...sent, tries: round.tries + 1 };
    await storeMove(tx, run.id, next);
    if (!endsRound(run, round, next)) return null;
    return close(tx, run, { ...next, closedAt: Math.max(sentAt, round.opensAt ?? 0) });
  });
  if (done instanceof Refusal) return done;
  if (done) await finishIfOver(run, done);
  return null;
}

/** Topping: shows the top at its price, once it may be asked for. */
export async function showTop(run: Run, number: number): Promise<Refusal | null> {
  const done = await onRun(run, async (tx, at) => {
    const { round, now } = at;
    if (run.kind !== 'topping' || !round || at.number !== number || round.closedAt !== null) return null;
    if (now < (round.opensAt ?? 0) + HELP.afterMs) return refuse('top-not-yet');
    return close(tx, run, { ...round, closedAt: Math.min(now, round.closesAt ?? now), shown: true });
  });
  if (done instanceof Refusal) return done;
  if (done) await finishIfOver(run, done);
  return null;
}

/** Whoever has looked at the review meanwhile plays on, and is not counted. */
export async function noteSeen(run: Run): Promise<void> {
  if (!run.event || !run.counted) return;
  await onRun(run, async (tx) => {
    await tx`update alone_run set counted = false, uncounted = 'seen' where id = ${run.id}`;
  });
}

/**
 * Ends a run before its last round: what was not played counts as missed. `left`: its player did so long ago, by going
 * away, and took no longer than until the last sign of being there.
 */
export async function stopRun(run: Run, { left = false } = {}): Promise<Refusal | null> {
  const notReady = await prepareRest(run);
  if (notReady) return notReady;
  await onRun(run, async (tx, { round, now }) => {
    if (round && round.closedAt === null) {
      const until = left ? (round.receivedAt ?? round.opensAt ?? now) : now;
      await close(tx, run, { ...round, closedAt: Math.min(until, round.closesAt ?? until), shown: false });
    }
    await finishRow(tx, run, 'stopped');
  });
  return null;
}

function writtenOf(body: SlipBody): AloneRound['written'] {
  if ('move' in body) return null;
  const { reference, word, claimed } = body;
  return { reference, word, claimed };
}

async function storeMove(tx: Db, runId: string, round: AloneRound): Promise<void> {
  await tx`
    update alone_round set rev = ${round.rev}, move = ${round.move && tx.json({ ...round.move })},
      points = ${round.points}, valid = ${round.valid}, reason = ${round.reason}, bad_words = ${round.badWords},
      received_at = ${round.receivedAt}, tries = ${round.tries}, worth = ${round.worth}, ruling = ${round.ruling},
      written = ${round.written && tx.json({ ...round.written })}
    where run_id = ${runId} and number = ${round.number}`;
}

async function close(tx: Db, run: Run, round: AloneRound): Promise<AloneRound> {
  await tx`
    update alone_round set closed_at = ${round.closedAt}, shown = ${round.shown}
    where run_id = ${run.id} and number = ${round.number}`;
  await tx`
    update alone_run set total = total + ${round.points}, top_total = top_total + ${round.topScore},
      used_ms = used_ms + ${Math.round(usedMs(run.kind, round))}
    where id = ${run.id}`;
  return round;
}

/** With the last round the run is over, without another step. */
async function finishIfOver(run: Run, round: AloneRound): Promise<void> {
  const missed = endsRun(run.kind, round);
  const next = missed ? null : await prepareAlone(run, round.number + 1);
  const reason = missed ?? (next && 'kind' in next && next.kind === 'over' ? next.reason : null);
  if (reason === null) return;
  await onRun(run, (tx) => finishRow(tx, run, reason));
}

/** All tops count; of an event that is being played meanwhile, those that this player has seen. */
async function finishRow(tx: Db, run: Run, reason: string): Promise<void> {
  const rounds = await openedRounds(run.id, tx);
  const deducted = deductedOf({ ...run, finished: true }, rounds);
  await tx`
    update alone_run set finished = true, finished_at = clock_timestamp(), end_reason = ${reason},
      total = total - ${deducted},
      top_total = case when ${isShared(run)}
        then (
          select coalesce(sum(top_score), 0) from alone_round where run_id = ${run.id} and (
            closed_at is not null or not exists (
              select 1 from event where id = ${run.event?.id ?? null} and status in ('running', 'paused'))))
        else top_total end
    where id = ${run.id}`;
}
