import { tellKeyEnded } from './ended-key';
import { type EventInfo, forgetEvent } from './event-info';
import { withEventRow } from './event-lock';
import type { Refusal } from './refusal';

/** Puts another host key in the place of the one there is, which opens nothing from now on. */
export async function newHostKey(event: EventInfo, hostKeyHash: string): Promise<Refusal | true> {
  const done = await withEventRow(event, async ({ tx }) => {
    await tx`update event set host_key_hash = ${hostKeyHash} where id = ${event.id}`;
    await tellKeyEnded(tx, { eventId: event.id, what: 'host', key: event.code });
    return true as const;
  });
  forgetEvent(event.code);
  return done;
}
