import { newId, sql } from '@/lib/db';
import { nameKey } from '@/lib/event/player-name';
import type { ReadSlip } from '@/lib/event/read-slip';
import { names } from '@/scripts/demo/names';

/** Opens the event with so many players; who joined before sits behind the first third. Gives all ids. */
export async function fillSeats(eventId: string, players: number): Promise<string[]> {
  const joined = await sql()<{ id: string; key: string }[]>`
    select id, name_key as key from player where event_id = ${eventId} order by joined_at, id`;
  const taken = new Set(joined.map(({ key }) => key));
  const free = names(players + joined.length).filter((name) => !taken.has(nameKey(name)));
  const seats = free.slice(0, players - joined.length).map((name) => ({ id: newId(), name }));
  await sql()`
    insert into player (id, event_id, name, name_key, key_hash)
    select s.id, ${eventId}, s.name, s.key, s.id from jsonb_to_recordset(${sql().json(
      seats.map((seat) => ({ ...seat, key: nameKey(seat.name) })),
    )}) as s(id text, name text, key text)`;
  await sql()`
    update event set status = 'running', started_at = now(), players = ${players} where id = ${eventId}`;
  const ids = seats.map(({ id }): string => id);
  ids.splice(Math.floor(ids.length / 3), 0, ...joined.map(({ id }) => id));
  return ids;
}

const PER_STATEMENT = 2000;

export async function insertSlips(roundId: string, slips: ReadonlyMap<string, ReadSlip>): Promise<void> {
  const rows = [...slips].map(([player, { badWords: _, ...slip }]) => ({ player, ...slip }));
  for (let from = 0; from < rows.length; from += PER_STATEMENT)
    await sql()`
      insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, reason, received_at)
      select ${roundId}, s.player, 1, s.body, s.move, s.points, s.worth, s.valid, s.ruling, s.reason, now()
      from jsonb_to_recordset(${sql().json(rows.slice(from, from + PER_STATEMENT) as never)}) as s(
        player text, body jsonb, move jsonb, points int, worth int, valid boolean, ruling text, reason text)`;
}

export async function closeRow(roundId: string): Promise<void> {
  await sql()`
    update round set status = 'closed', opens_at = now(), closes_at = now(), closed_at = now() where id = ${roundId}`;
}
