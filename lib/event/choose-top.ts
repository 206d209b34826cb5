import { sql } from '@/lib/db';
import { formatReference } from '@/lib/engine';
import type { ChooseTop, MoveBody } from '@/lib/http/schemas';
import { type Drawn, drawRound } from './draw-round';
import { endEvent } from './end-event';
import type { EventInfo } from './event-info';
import { type LockedEvent, withEvent } from './event-lock';
import { noteAct } from './note-act';
import { insertRound, type Opens } from './prepare-round';
import { type Refusal, refuse } from './refusal';
import { tellRewound } from './rewound';
import { currentRound, type RoundRow } from './round-row';
import { startAfter } from './round-start';

export interface ChooseTopOptions extends ChooseTop {
  event: EventInfo;
  /** of the round that was closed last */
  number: number;
  author: string;
}

/**
 * Places another of the equal best moves for everybody: once the round is closed, and before the next rack is shown. The
 * coming round was drawn for the other one, and is drawn again. Asked again, nothing changes.
 */
export async function chooseTop(options: ChooseTopOptions): Promise<boolean | Refusal> {
  const { event, number, move } = options;
  if (event.gatheringId !== null) return refuse('same-in-all-rooms');
  const round = await currentRound(sql(), event.gameId);
  if (round?.number !== number || round.status !== 'closed') return refuse('round-built-on');
  const chosen = round.isotops.find((other) => isMove(other, move));
  if (!chosen) return refuse('not-an-isotop');
  if (isMove(round.top, chosen)) return false;
  // Solved before anybody is kept waiting by the lock.
  const next = await drawnAfter(event, { ...round, top: chosen, gameEnd: null });
  return withEvent(event, async (locked) => {
    const { status, current } = locked;
    if (status === 'finished') return refuse('event-finished');
    if (current?.id !== round.id || !isMove(current.top, round.top)) return refuse('round-built-on');
    await writeTop(locked, { round, chosen, next, options });
    return true;
  });
}

export function isMove(a: MoveBody, b: MoveBody): boolean {
  return a.row === b.row && a.col === b.col && a.direction === b.direction && a.word === b.word;
}

/** What comes after a closed round; null where the referee enters the rack. */
export async function drawnAfter(event: EventInfo, round: RoundRow): Promise<Drawn | null> {
  const start = startAfter(event, round);
  if (start.kind === 'over') return start;
  return event.settings.racks === 'entered' ? null : drawRound(event, round.number + 1, start, null);
}

interface Choice {
  round: RoundRow;
  chosen: RoundRow['top'];
  next: Drawn | null;
  options: ChooseTopOptions;
}

async function writeTop(locked: LockedEvent, { round, chosen, next, options }: Choice): Promise<void> {
  const { tx, info } = locked;
  const { reason, author } = options;
  const text = (move: MoveBody) => `${formatReference(move, info.settings.notation)} ${move.word}`;
  await noteAct(tx, {
    eventId: info.id,
    kind: 'top',
    round: round.number,
    reason,
    author,
    data: { before: text(round.top), after: text(chosen), roundId: round.id, top: round.top },
  });
  await placeTop(locked, round, chosen, next);
}

/** Writes a closed round's top and what follows from it, and tells everybody. */
export async function placeTop(
  locked: LockedEvent,
  round: RoundRow,
  top: RoundRow['top'],
  next: Drawn | null,
): Promise<undefined> {
  const { tx, info: event } = locked;
  await tx`delete from round where game_id = ${event.gameId} and status = 'prepared'`;
  await tx`update round set top = ${tx.json({ ...top })}, game_end = null where id = ${round.id}`;
  // What reviews have counted beside the other top is void.
  await tx`delete from digest where event_id = ${event.id}`;
  if (next?.kind === 'over') await endEvent(tx, event, next.reason);
  else if (next) await insertRound(tx, { ...next, event, number: round.number + 1, opens: opensOf(locked) });
  await tellRewound(tx, event, round.number);
}

/** The gap begins anew: everybody has to see what changed. */
export function opensOf({ info: { settings }, status, now }: LockedEvent): Opens {
  if (settings.pace === 'host') return { opensAt: null, remainingMs: null };
  const gap = settings.gapSeconds * 1000;
  return status === 'paused'
    ? { opensAt: null, remainingMs: gap }
    : { opensAt: now + gap, remainingMs: null };
}
