import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from './columns';
import { tellKeyEnded } from './ended-key';
import type { EventInfo } from './event-info';
import { withEvent } from './event-lock';
import { append } from './log';
import { nameKey } from './player-name';
import { Refusal, refuse } from './refusal';
import type { Member } from './remove-player';
import { retellResults } from './restate-results';
import { forgetSeat } from './viewer';

/**
 * Takes from a player everything that says who it is: name and details, keys, and the name wherever the
 * event's log and its journal tell of it. The slips stay without an owner, so that the results of the others stand.
 */
export async function erasePlayer(event: EventInfo, playerId: string): Promise<Member | Refusal> {
  const done = await withEvent(event, async (locked) => {
    const { tx, players } = locked;
    const [found] = await tx<{ name: string; keyHash: string; removed: boolean; simulated: boolean }[]>`
      select name, key_hash as "keyHash", removed_at is not null as removed, simulated is not null as simulated
      from player where id = ${playerId} and event_id = ${event.id}`;
    if (!found) return refuse('player-not-found');
    // A name that is nobody's, and says that it is.
    if (found.simulated) return { member: { playerId, name: found.name, removed: found.removed }, keys: [] };
    const name = await freeNumber(tx, event.id);
    await tx`
      update player set name = ${name}, name_key = ${nameKey(name)}, category = null, team = null,
        table_name = null, club = null, series = null, licence = null, listed_key = null, key_hash = ${`erased ${randomUUID()}`}, codes_renewed = codes_renewed + 1
      where id = ${playerId}`;
    const others = await tx<{ keyHash: string }[]>`
      delete from player_key where player_id = ${playerId} returning key_hash as "keyHash"`;
    await tx`delete from ended_key where player_id = ${playerId}`;
    await tx`delete from account_seat where player_id = ${playerId}`;
    const keys = [found.keyHash, ...others.map(({ keyHash }) => keyHash)];
    for (const key of keys) await tellKeyEnded(tx, { eventId: event.id, what: 'seat', key, id: playerId });
    await eraseFromLog(tx, event.id, found.name, name);
    await tx`
      update referee_act set data = data - 'before' - 'after'
      where event_id = ${event.id} and kind in ('rename', 'describe') and data ->> 'playerId' = ${playerId}`;
    await append(tx, event.id, 'lobby', { players, joined: [] }, false);
    await retellResults(locked);
    return { member: { playerId, name, removed: found.removed }, keys };
  });
  if (done instanceof Refusal) return done;
  for (const key of done.keys) forgetSeat(key);
  return done.member;
}

/** `#4821`: says nothing in any language. */
async function freeNumber(tx: Db, eventId: string): Promise<string> {
  for (;;) {
    const name = `#${1000 + (randomBytes(2).readUInt16BE(0) % 9000)}`;
    const taken = await tx`select 1 from player where event_id = ${eventId} and name_key = ${nameKey(name)}`;
    if (taken.length === 0) return name;
  }
}

interface Told {
  joined?: string[];
  left?: string[];
  standings?: { name: string }[];
  gameStandings?: { name: string }[];
  reached?: { first: { name: string }[] };
}

/** Newest first: a renaming tells the name before, which goes as well. */
async function eraseFromLog(tx: Db, eventId: string, name: string, instead: string): Promise<void> {
  const entries = await tx<{ version: number; data: Told }[]>`
    select version, data from log_entry where event_id = ${eventId} order by version desc`;
  const names = new Set([name]);
  for (const { version, data } of entries) {
    const { joined, left, standings, gameStandings, reached } = data;
    if (joined?.length === 1 && left?.length === 1 && names.has(joined[0] as string))
      names.add(left[0] as string);
    const rows = [...(standings ?? []), ...(gameStandings ?? []), ...(reached?.first ?? [])];
    const isTold = [...(joined ?? []), ...(left ?? []), ...rows.map((row) => row.name)];
    if (!isTold.some((one) => names.has(one))) continue;
    const hidden = (one: string) => (names.has(one) ? instead : one);
    const unnamed = (told: { name: string }[]) => told.map((row) => ({ ...row, name: hidden(row.name) }));
    const erased = {
      ...data,
      ...(joined && { joined: joined.map(hidden) }),
      ...(left && { left: left.map(hidden) }),
      ...(standings && { standings: unnamed(standings) }),
      ...(gameStandings && { gameStandings: unnamed(gameStandings) }),
      ...(reached && { reached: { ...reached, first: unnamed(reached.first) } }),
    };
    await tx`
      update log_entry set data = ${tx.json(erased as never)} where event_id = ${eventId} and version = ${version}`;
  }
}
