import type { Db } from './columns';
import { append } from './log';

/** How many came late and wait for the host's word. */
export async function countAsking(tx: Db, eventId: string): Promise<number> {
  const [row] = await tx<{ asking: number }[]>`
    select count(*)::int as asking from player where event_id = ${eventId} and asked_at is not null`;
  return row?.asking ?? 0;
}

/** Tells it: the desk, and whoever waits, since the message makes their pages look again. */
export async function tellAsking(tx: Db, eventId: string, players: number): Promise<void> {
  const asking = await countAsking(tx, eventId);
  await append(tx, eventId, 'lobby', { players, joined: [], asking }, false);
}
