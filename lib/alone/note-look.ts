import { sql } from '@/lib/db';
import type { Person } from './run-row';

/** Whoever was told tops of an event in the middle of the own run plays on for practice. */
export async function noteLook(eventId: string, { key, userId }: Person): Promise<void> {
  await sql()`
    update alone_run set counted = false, uncounted = 'seen'
    where event_id = ${eventId} and kind = 'event' and counted and not finished
      and (person = ${key} or user_id = ${userId})`;
}
