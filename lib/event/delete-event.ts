import { rememberDeleted } from './deleted-events';
import { tellKeyEnded } from './ended-key';
import { type EventInfo, forgetEvent } from './event-info';
import { withEventRow } from './event-lock';
import type { Refusal } from './refusal';

/**
 * Removes an event and everything of it, for good. What is written by the thousand has no foreign keys and is deleted
 * by name; the rest goes with the event's row. Batches that are being written hold their round: they are waited for.
 */
export async function deleteEvent(event: EventInfo): Promise<true | Refusal> {
  const done = await withEventRow(event, async ({ tx }) => {
    const rounds = await tx<{ id: string }[]>`
      select r.id from round r join game g on g.id = r.game_id where g.event_id = ${event.id} for update of r`;
    const ids = rounds.map(({ id }) => id);
    await tx`delete from slip where round_id = any(${ids})`;
    await tx`delete from draft where round_id = any(${ids})`;
    await tx`delete from standing where round_id = any(${ids})`;
    await tx`delete from event where id = ${event.id}`;
    await rememberDeleted(tx, event.code);
    await tellKeyEnded(tx, { eventId: event.id, what: 'event', key: event.code });
    return true as const;
  });
  forgetEvent(event.code);
  return done;
}
