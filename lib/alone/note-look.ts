import { sql } from '@/lib/db';
import { type EventInfo, isKeptBack, type Viewer } from '@/lib/event';
import type { Person } from './run-row';

/** Whoever was told tops of an event in the middle of the own run plays on for practice. */
export async function noteLook(eventId: string, person: Person): Promise<void> {
  await sql()`
    update alone_run set counted = false, uncounted = 'seen' where ${countedRun(eventId, person)}`;
}

/**
 * The same for whoever was shown the event as it is: once it is over its board holds all tops. Before, and while the
 * board is kept back, that tells nothing of rounds to come. Asked for with every snapshot and stream, so those who have
 * no such run, nearly all, cost one look by an index.
 */
export async function noteBoard(event: EventInfo, viewer: Viewer, person: Person): Promise<void> {
  const found = await sql()`
    select 1 from alone_run where ${countedRun(event.id, person)}
      and exists (select 1 from event where id = ${event.id} and status = 'finished') limit 1`;
  if (found.length > 0 && !(await isKeptBack(event, viewer))) await noteLook(event.id, person);
}

const countedRun = (eventId: string, { key, userId }: Person) => sql()`
  event_id = ${eventId} and kind = 'event' and counted and not finished and (person = ${key} or user_id = ${userId})`;
