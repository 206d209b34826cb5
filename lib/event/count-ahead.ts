import { sql } from '@/lib/db';
import { isShuttingDown, log } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { gameDigest } from './game-digest';
import { reviewedRounds } from './review-rounds';
import { roundDigest } from './round-digest';

/** After a close everybody looks at the result: the database has other things to do. */
const LATER_MS = 5000;

/** Counts what the review of these events will ask for, some seconds after a close, so that its first reader waits for nothing. */
export function countAhead(events: readonly EventInfo[]): void {
  if (events.length === 0) return;
  setTimeout(() => void countAll(events), LATER_MS).unref();
}

async function countAll(events: readonly EventInfo[]): Promise<void> {
  for (const event of events) {
    if (isShuttingDown()) return;
    // It is a help: whoever reads counts what is missing.
    await count(event).catch((error) => log.debug('a review was not counted ahead', { error }));
  }
}

async function count(event: EventInfo): Promise<void> {
  const reviewed = await reviewedRounds(event, { player: null, host: false, staff: null });
  const kept = await sql()<{ id: string }[]>`select id from digest where event_id = ${event.id}`;
  const known = new Set(kept.map(({ id }) => id));
  for (const round of reviewed.rounds)
    if (!known.has(round.id)) await roundDigest(event, round, reviewed.version);
  if (reviewed.status === 'finished' && reviewed.rounds.length > 0) await gameDigest(event, reviewed);
}
