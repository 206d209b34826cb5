/**
 * Every process remembers whose a key is. When that changes, all are told on the one channel, with the commit:
 * `event id:seat:key hash`, with `:player id` when the key has ended, `event id:staff:key hash:staff id`,
 * `event id:host:code`, or `event id:event:code` when the event itself is gone.
 */
import type { Db } from './columns';
import { forgetEvent } from './event-info';
import { CHANNEL } from './log';
import { forgetStaff } from './staff';
import { forgetSeat } from './viewer';

export interface EndedKey {
  eventId: string;
  what: 'seat' | 'staff' | 'host' | 'event';
  /** hash of a player's or a helper's key, or the event's code */
  key: string;
  /** of the player, or the helper, whose streams end */
  id?: string | undefined;
}

export async function tellKeyEnded(tx: Db, { eventId, what, key, id }: EndedKey): Promise<void> {
  const text = [eventId, what, key, ...(id ? [id] : [])].join(':');
  await tx`select pg_notify(${CHANNEL}, ${text})`;
}

/** What was heard on the channel, if it is about a key; then this process has forgotten it. */
export function hearKeyEnded(text: string): EndedKey | null {
  const [eventId = '', what, key = '', id] = text.split(':');
  if (what !== 'seat' && what !== 'staff' && what !== 'host' && what !== 'event') return null;
  if (what === 'seat') forgetSeat(key);
  else if (what === 'staff') forgetStaff(key);
  else forgetEvent(key);
  return { eventId, what, key, id };
}
