import { closeEventRound } from '@/lib/game';
import type { HostCommand } from '@/lib/http/schemas';
import { env, histogram } from '@/lib/ops';
import { countDrafts, forgetDrafts } from './count-drafts';
import { draftQueue } from './draft-queue';
import { endEvent } from './end-event';
import type { EventInfo } from './event-info';
import type { LockedEvent } from './event-lock';
import { append } from './log';
import { type Prepared, prepareRound } from './prepare-round';
import { exchangeOf, otherTops } from './redact';
import type { Refusal } from './refusal';
import type { RoundRow } from './round-row';
import { slipThread } from './slip-thread';
import { readStandings, roundCounts, targetReached, topTotal, writeStandings } from './standings-sql';
import { transition } from './transition';

/** Slips that another process received in time get this long to be written before the clock closes the round. */
const SETTLE_MS = 150;

const seconds = () => histogram('onerack_close_seconds', 'Time to close a round, standings included');

/** How long after `closes_at` the clock closes a round. */
export const closeDelayMs = () => env().graceMs + SETTLE_MS;

export interface CloseRoundOptions {
  event: EventInfo;
  number: number;
  by: 'clock' | 'host';
  seen?: HostCommand;
}

/**
 * Closes a round once: by the clock when its time and the grace are over, or by the host now. Whoever comes
 * second finds it closed and changes nothing. Returns whether this call closed it.
 */
export async function closeRound({ event, number, by, seen }: CloseRoundOptions): Promise<boolean | Refusal> {
  const began = performance.now();
  const { draftsCount } = event.settings;
  await Promise.all([slipThread().drained(), draftsCount && draftQueue().drained()]);
  const next = await prepareRound(event, number + 1);
  const closed = await transition({
    event,
    ...(seen && { seen }),
    // A finished event has closed its rounds: asked again, the last close has happened.
    decide: (state, { now }) =>
      state.status === 'finished'
        ? { kind: 'unchanged', state }
        : closeEventRound(state, by === 'clock' ? now - closeDelayMs() : now, { number, by }),
    write: (locked) => writeClose(locked, next),
  });
  if (closed === true) {
    seconds().observe((performance.now() - began) / 1000);
    forgetDrafts(event.gameId);
  }
  return closed;
}

/** What does not wait for one another goes to the database at once: two hundred events may close in one second. */
async function writeClose(event: LockedEvent, coming: Prepared): Promise<void> {
  const { tx, info, players, previous } = event;
  const round: RoundRow = { ...(event.current as RoundRow), status: 'closed' };
  if (info.settings.draftsCount) await countDrafts(tx, round.id);
  await Promise.all([
    tx`update round set status = 'closed', closed_at = clock_timestamp(), remaining_ms = null where id = ${round.id}`,
    writeStandings(tx, info, { ...round, previousId: previous?.id ?? null }),
  ]);
  const [reached, total, counts] = await Promise.all([
    targetReached(tx, round.id, info),
    topTotal(tx, info.gameId),
    roundCounts(tx, round.id, round.topScore),
  ]);
  const standings = await readStandings(tx, round.id, total, { most: 10 });
  const next: Prepared = reached ? { kind: 'over', reason: 'target-reached' } : coming;
  const plan = planNext(event, next);
  await Promise.all([
    plan?.write(),
    append(tx, info.id, 'round-closed', {
      number: round.number,
      top: round.top,
      isotops: otherTops(round),
      exchange: exchangeOf(info, round),
      ...counts,
      players,
      topTotal: total,
      standings,
      nextOpensAt: plan?.opensAt ?? null,
    }),
  ]);
  if (next.kind === 'over') await endEvent(tx, info, next.reason);
}

/**
 * With pace `auto` the next round opens by itself after the gap, at `opensAt` (ms); in a paused event the gap waits
 * too. Null: the host says when, or never.
 */
function planNext({ tx, info, status, now }: LockedEvent, next: Prepared) {
  if (next.kind !== 'round' || info.settings.pace === 'host') return null;
  const { id } = next.round;
  const gap = info.settings.gapSeconds * 1000;
  if (status === 'paused')
    return { opensAt: null, write: () => tx`update round set remaining_ms = ${gap} where id = ${id}` };
  const opensAt = now + gap;
  return { opensAt, write: () => tx`update round set opens_at = ${opensAt} where id = ${id}` };
}
