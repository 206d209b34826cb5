/**
 * Every process remembers whose a key is. When that changes, all are told on the one channel, with the commit:
 * `event id:seat:key hash`, with `:player id` when the key has ended, `event id:staff:key hash:staff id`,
 * `event id:host:code`, or `event id:event:code` when the event itself is gone. In the same way they are told, by
 * `event id:targets:code`, that an event has got its targets, which every process remembers too.
 */
import type { Db } from './columns';
import { forgetEvent } from './event-info';
import { CHANNEL } from './log';
import { forgetStaff } from './staff';
import { forgetSeat } from './viewer';

const WHAT = ['seat', 'staff', 'host', 'event', 'targets'] as const;

export interface EndedKey {
  eventId: string;
  what: (typeof WHAT)[number];
  /** hash of a player's or a helper's key, or the event's code */
  key: string;
  /** of the player, or the helper, whose streams end */
  id?: string | undefined;
}

export async function tellKeyEnded(tx: Db, { eventId, what, key, id }: EndedKey): Promise<void> {
  const text = [eventId, what, key, ...(id ? [id] : [])].join(':');
  await tx`select pg_notify(${CHANNEL}, ${text})`;
}

const isWhat = (text: string | undefined): text is EndedKey['what'] => WHAT.some((what) => what === text);

/** What was heard on the channel, if it is about a key; then this process has forgotten it. */
export function hearKeyEnded(text: string): EndedKey | null {
  const [eventId = '', what, key = '', id] = text.split(':');
  if (!isWhat(what)) return null;
  if (what === 'seat') forgetSeat(key);
  else if (what === 'staff') forgetStaff(key);
  else forgetEvent(key);
  return { eventId, what, key, id };
}
