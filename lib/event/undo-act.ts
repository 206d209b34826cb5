import { sql } from '@/lib/db';
import { reopenEvent } from '@/lib/game';
import type { ScoredMove } from '@/lib/http/schemas';
import { drawnAfter, placeTop } from './choose-top';
import type { Db } from './columns';
import { endEvent } from './end-event';
import type { EventInfo } from './event-info';
import { eventState, type LockedEvent, withEvent } from './event-lock';
import { freshSeed, seedOf } from './fresh-seed';
import { goOn } from './go-on';
import { type Cancelled, type DoneAct, lastUndoable } from './last-undoable';
import { noteAct } from './note-act';
import { prepareAhead } from './open-round';
import { Refusal, refuse } from './refusal';
import { restateResults } from './restate-results';
import { tellRewound } from './rewound';
import type { RoundRow } from './round-row';
import { forgetRound } from './submit-slip';
import { rewriteStandings } from './write-standings';

export interface UndoActOptions {
  event: EventInfo;
  /** id of the act that the desk showed as the last one */
  act: string;
  author: string;
}

/**
 * Takes back what was done last, as long as nothing was built on it:
 *
 * - a chosen top, until the next rack is shown;
 * - a cancelled round, until the rack that was drawn in its place is shown: it stands as before, with its slips; if it was
 *   being played, its clock stands; if the event had ended with it, it has ended again;
 * - the end of an event by its host: it is paused. The seed was published, so what comes is drawn from a new one.
 *
 * Pauses and changes of the clock are taken back by their own commands. A close is not: everybody has seen the top.
 * Asked again, it changes nothing. Returns whether this call took it back.
 */
export async function undoAct(options: UndoActOptions): Promise<boolean | Refusal> {
  const { event } = options;
  const found = await lastUndoable(event);
  if (found?.id !== options.act) return notTheLast(options);
  const before = found.kind === 'top' ? await topBefore(event, found) : null;
  const done = await withEvent(event, async (locked) => {
    const act = await lastUndoable(event, locked.tx);
    if (act?.id !== options.act) return notTheLast(options, locked.tx);
    const refused = before
      ? await placeTop(locked, before.round, before.top, before.next)
      : await takeBack(locked, act);
    if (refused) return refused;
    await note(locked, act, options.author);
    return true;
  });
  if (done instanceof Refusal || !done || !found) return done;
  if (found.round !== null) forgetRound(event, found.round);
  if (!found.data.ended) prepareAhead(event, (found.round ?? 0) + 1);
  return done;
}

/** Two hosts may want the same: what was taken back already is as either wished. */
async function notTheLast({ event, act }: UndoActOptions, db: Db = sql()): Promise<false | Refusal> {
  const undone = await db`
    select 1 from referee_act where id = ${act} and event_id = ${event.id} and undone_at is not null`;
  return undone.length > 0 ? false : refuse('nothing-to-undo');
}

async function topBefore(event: EventInfo, act: DoneAct) {
  const top = act.data.top as ScoredMove;
  const round = act.current as RoundRow;
  return { round, top, next: await drawnAfter(event, { ...round, top, gameEnd: null }) };
}

async function note({ tx, info }: LockedEvent, act: DoneAct, author: string): Promise<void> {
  await tx`update referee_act set undone_at = clock_timestamp() where id = ${act.id}`;
  await noteAct(tx, { eventId: info.id, kind: 'undo', round: act.round, author, data: { after: act.kind } });
}

function takeBack(locked: LockedEvent, act: DoneAct): Promise<Refusal | undefined> {
  return act.kind === 'cancel' ? restoreRound(locked, act) : reopen(locked, act);
}

async function restoreRound(locked: LockedEvent, { data, round }: DoneAct): Promise<undefined> {
  const { tx, info: event } = locked;
  const { roundId, wasClosed, remainingMs, ended } = data as Cancelled;
  await tx`delete from round where game_id = ${event.gameId} and status = 'prepared'`;
  await tx`
    update round set cancelled_at = null, remaining_ms = ${wasClosed ? null : Math.round(remainingMs ?? 0)},
      status = (${wasClosed ? 'closed' : 'paused'})::round_status
    where id = ${roundId}`;
  // Cancelling it may have ended its game with the round before.
  await tx`
    update round set game_end = null where game_id = ${event.gameId} and number = ${(round ?? 0) - 1}
      and status = 'closed' and of_game = (select of_game from round where id = ${roundId})`;
  if (ended) {
    await rewriteStandings(tx, event);
    await endEvent(tx, event, ended);
  } else {
    if (locked.status === 'finished') await goOn(tx, event, freshSeed(await seedOf(tx, event)));
    if (wasClosed) await restateResults({ ...locked, status: 'paused' }, round);
    else await tx`update event set status = 'paused' where id = ${event.id}`;
  }
  await tellRewound(tx, event, round ?? 0);
}

/** Rounds that the end made void come back: the one that was played stands still, the coming one is drawn anew. */
async function reopen(locked: LockedEvent, { data }: DoneAct): Promise<Refusal | undefined> {
  const { tx, info: event } = locked;
  const reopened = reopenEvent(eventState(locked), locked.now);
  if (reopened.kind === 'refused') return refuse('nothing-to-undo');
  const {
    playing = null,
    remainingMs = 0,
    opensAt = null,
  } = data as Partial<Record<string, number>> & {
    playing?: string;
  };
  await goOn(tx, event, freshSeed(await seedOf(tx, event)));
  if (reopened.state.status === 'lobby') await tx`update event set status = 'lobby' where id = ${event.id}`;
  await tx`
    update round set status = 'paused', remaining_ms = ${Math.round(remainingMs)}, opens_at = ${opensAt}
    where id = ${playing} and status = 'cancelled'`;
  await tx`
    update round set game_end = null
    where game_id = ${event.gameId} and status = 'closed' and game_end = 'stopped-by-host'`;
  await rewriteStandings(tx, event);
  await tellRewound(tx, event, locked.current?.number ?? 0);
}
