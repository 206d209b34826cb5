import { sql } from '@/lib/db';
import { cancelEventRound, type EndReason } from '@/lib/game';
import type { CancelRound } from '@/lib/http/schemas';
import { opensOf } from './choose-top';
import { forgetDrafts } from './count-drafts';
import { cancelledBefore, type Drawn, drawRound } from './draw-round';
import { endEvent } from './end-event';
import type { EventInfo } from './event-info';
import { eventState, type LockedEvent, withEvent } from './event-lock';
import { freshSeed, seedOf } from './fresh-seed';
import { goOn } from './go-on';
import type { Cancelled } from './last-undoable';
import { noteAct } from './note-act';
import { insertRound } from './prepare-round';
import { rackText } from './rack-text';
import { Refusal, refuse } from './refusal';
import { restateResults } from './restate-results';
import { tellRewound } from './rewound';
import { currentRound, type RoundRow } from './round-row';
import { roundStart } from './round-start';
import { forgetRound } from './submit-slip';
import { movedFrom, roundMoved } from './transition';

export interface CancelRoundOptions extends CancelRound {
  event: EventInfo;
  /** of the round that is, or was last, before everybody's eyes */
  number: number;
  author: string;
}

/**
 * Makes a round void: its points vanish, all its tiles go back, and another rack is drawn for its number; where none
 * can differ the game ends. Its slips stay for the journal. After the end the event goes on by it, paused: the seed was
 * published, so the rack comes from a new one, whose hash is told before anybody sees it. Asked again with the version
 * that the caller saw, nothing changes.
 */
export async function cancelRound(options: CancelRoundOptions): Promise<boolean | Refusal> {
  const { event, number } = options;
  if (event.gatheringId !== null) return refuse('same-in-all-rooms');
  const round = await currentRound(sql(), event.gameId);
  if (round && round.number > number) return refuse('round-built-on');
  // Asked again, it is void already.
  const moved = await roundMoved(sql(), event, round?.number ?? 0, number);
  if (moved || !round) return moved?.answer ?? false;
  const redraw = await drawnAgain(event, round);
  const done = await withEvent(event, async (locked) => {
    const { current } = locked;
    const gone = await movedFrom(locked, options);
    if (gone || current?.id !== round.id) return gone?.answer ?? false;
    if (!(await isStill(locked, redraw))) return false;
    const decided = cancelEventRound(eventState({ ...locked, coming: null }), locked.now, number);
    if (decided.kind === 'refused') return refuse('round-built-on');
    await writeCancel(locked, current, redraw, options);
    return true;
  });
  if (done instanceof Refusal || !done) return done;
  forgetDrafts([event.gameId]);
  forgetRound(event, number);
  return done;
}

interface Redraw {
  /** null where the referee enters the rack */
  next: Drawn | null;
  /** after the end: why it was, the seed that everybody knows, and the new one */
  after: { reason: EndReason; known: string; seed: string } | null;
}

async function drawnAgain(event: EventInfo, { number, rack }: RoundRow): Promise<Redraw> {
  const after = await afterEnd(event);
  const start = await roundStart(event, number);
  if (start.kind === 'start' && event.settings.racks === 'entered') return { next: null, after };
  const attempt = ((await cancelledBefore(event, number))?.attempt ?? 0) + 1;
  return { next: await drawRound(event, number, start, { cancelled: rack, attempt }, after?.seed), after };
}

async function afterEnd(event: EventInfo): Promise<Redraw['after']> {
  const [ended] = await sql()<{ reason: EndReason }[]>`
    select end_reason as reason from event where id = ${event.id} and status = 'finished'`;
  if (!ended) return null;
  const known = await seedOf(sql(), event);
  return { reason: ended.reason, known, seed: freshSeed(known) };
}

/** Whether the event has neither ended nor been taken up again since it was drawn for. */
async function isStill({ tx, info, status }: LockedEvent, { after }: Redraw): Promise<boolean> {
  if ((status === 'finished') !== (after !== null)) return false;
  return after === null || (await seedOf(tx, info)) === after.known;
}

async function writeCancel(
  locked: LockedEvent,
  round: RoundRow,
  { next, after }: Redraw,
  { reason, author }: CancelRoundOptions,
): Promise<void> {
  const { tx, info: event } = locked;
  const wasClosed = round.status === 'closed';
  await noteAct(tx, {
    eventId: event.id,
    kind: 'cancel',
    round: round.number,
    reason,
    author,
    data: {
      before: rackText(round.rack),
      roundId: round.id,
      wasClosed,
      remainingMs: remainingOf(round, locked.now),
      ended: after?.reason ?? null,
    } satisfies Cancelled & { before: string },
  });
  await tx`delete from round where game_id = ${event.gameId} and status = 'prepared'`;
  await tx`
    update round set status = 'cancelled', cancelled_at = clock_timestamp(), remaining_ms = null, game_end = null
    where id = ${round.id}`;
  await tx`delete from standing where round_id = ${round.id}`;
  if (after && next?.kind !== 'over') await goOn(tx, event, after.seed);
  const going: LockedEvent = after ? { ...locked, status: 'paused' } : locked;
  if (wasClosed) await restateResults(going);
  if (next?.kind === 'over') await endEvent(tx, event, next.reason);
  else if (next) await insertRound(tx, { ...next, event, number: round.number, opens: opensOf(going) });
  await tellRewound(tx, event, round.number);
}

function remainingOf({ status, closesAt, remainingMs }: RoundRow, now: number): number | null {
  if (status === 'paused') return remainingMs;
  return status === 'open' ? Math.max(0, (closesAt ?? now) - now) : null;
}
