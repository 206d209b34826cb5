/**
 * Every process remembers whose a key is. When that changes, all are told on the one channel, with the commit:
 * `event id:seat:key hash`, with `:player id` when the key has ended, `event id:host:code`, or
 * `event id:event:code` when the event itself is gone.
 */
import type { Db } from './columns';
import { forgetEvent } from './event-info';
import { CHANNEL } from './log';
import { forgetSeat } from './viewer';

export interface EndedKey {
  eventId: string;
  what: 'seat' | 'host' | 'event';
  /** hash of the player's key, or the event's code */
  key: string;
  /** whose streams end */
  playerId?: string | undefined;
}

export async function tellKeyEnded(tx: Db, { eventId, what, key, playerId }: EndedKey): Promise<void> {
  const text = [eventId, what, key, ...(playerId ? [playerId] : [])].join(':');
  await tx`select pg_notify(${CHANNEL}, ${text})`;
}

/** What was heard on the channel, if it is about a key; then this process has forgotten it. */
export function hearKeyEnded(text: string): EndedKey | null {
  const [eventId = '', what, key = '', playerId] = text.split(':');
  if (what !== 'seat' && what !== 'host' && what !== 'event') return null;
  if (what === 'seat') forgetSeat(key);
  else forgetEvent(key);
  return { eventId, what, key, playerId };
}
