import type { Db } from './columns';
import { CHANNEL } from './log';

/**
 * Tells every process, with the commit, that what it remembers of a player's seat is out of date; if the seat has
 * `ended` for them, the streams of all its keys end too. Returns the keys' hashes: whoever changed the seat forgets them
 * after the commit, without waiting to be told.
 */
export async function tellSeatChanged(
  tx: Db,
  seat: { eventId: string; playerId: string; ended: boolean },
): Promise<string[]> {
  const { eventId, playerId, ended } = seat;
  const rows = await tx<{ hash: string }[]>`
    select hash, pg_notify(${CHANNEL}, ${`${eventId}:seat:`} || hash || ${ended ? `:${playerId}` : ''})
    from (select key_hash as hash from player where id = ${playerId}
          union all select key_hash from player_key where player_id = ${playerId}) keys`;
  return rows.map(({ hash }) => hash);
}
