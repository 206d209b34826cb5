import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { putSeed } from './fresh-seed';

/** Takes a finished event up again: paused, with a seed that nobody knows. Which rounds stand is the caller's. */
export async function goOn(tx: Db, event: EventInfo, seed: string): Promise<void> {
  await tx`
    update event set status = 'paused', finished_at = null, end_reason = null where id = ${event.id}`;
  await putSeed(tx, event, seed);
}
