import { transaction } from '@/lib/db';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import type { Joined } from './join-event';
import { matches } from './personal-code';
import { Refusal, refuse } from './refusal';
import { tellSeatChanged } from './seat-keys';
import { forgetSeat } from './viewer';

/** Devices of one player beside the first; whoever comes with more ends the oldest. */
const MOST_KEYS = 8;

/** Gives another device the seat that the personal code belongs to. The devices that are in stay in. */
export async function returnToSeat(
  event: EventInfo,
  typed: string,
  keyHash: string,
): Promise<Joined | Refusal> {
  const done = await transaction(async (tx) => {
    const condition = matches(tx, event.id, typed);
    if (!condition) return refuse('personal-code-wrong');
    // The row is held: a code that the host renews at this moment ends with the key that it gave.
    const found = await tx<Joined[]>`
      select id as "playerId", name from player
      where event_id = ${event.id} and removed_at is null and ${condition} for update`;
    const [seat] = found;
    // Two with one code: one event in sixteen thousand with ten thousand players. The host gives them others.
    if (!seat || found.length > 1) return refuse('personal-code-wrong');
    // The device that was alone so far is from now on told what the others do.
    const known = await tellSeatChanged(tx, { eventId: event.id, playerId: seat.playerId, ended: false });
    await tx`insert into player_key (key_hash, player_id) values (${keyHash}, ${seat.playerId})`;
    return { seat, known: [...known, ...(await endOldest(tx, event.id, seat.playerId))] };
  });
  if (done instanceof Refusal) return done;
  for (const key of done.known) forgetSeat(key);
  return done.seat;
}

/** Returns the hashes to forget. Streams of the keys that stay come back by themselves. */
async function endOldest(tx: Db, eventId: string, playerId: string): Promise<string[]> {
  const [row] = await tx<{ keys: number }[]>`
    select count(*)::int as keys from player_key where player_id = ${playerId}`;
  if ((row?.keys ?? 0) <= MOST_KEYS) return [];
  const known = await tellSeatChanged(tx, { eventId, playerId, ended: true });
  await tx`
    delete from player_key where key_hash in (
      select key_hash from player_key where player_id = ${playerId}
      order by created_at desc, key_hash offset ${MOST_KEYS})`;
  return known;
}
