import { tellKeyEnded } from './ended-key';
import { type EventInfo, forgetEvent } from './event-info';
import { withEventRow } from './event-lock';
import { type Refusal, refuse } from './refusal';

/**
 * Puts another host key in the place of the one that `event` was asked with, which opens nothing from now on. Of two
 * who ask at once the first one has the event; the other's key has ended by then.
 */
export async function newHostKey(event: EventInfo, hostKeyHash: string): Promise<Refusal | true> {
  const done = await withEventRow(event, async ({ tx }) => {
    const changed = await tx`
      update event set host_key_hash = ${hostKeyHash}
      where id = ${event.id} and host_key_hash = ${event.hostKeyHash} returning 1`;
    if (changed.length === 0) return refuse('key-wrong');
    await tellKeyEnded(tx, { eventId: event.id, what: 'host', key: event.code });
    return true as const;
  });
  forgetEvent(event.code);
  return done;
}
