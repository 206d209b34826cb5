import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { JoinEvent } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { withEvent } from './event-lock';
import { append } from './log';
import { nameKey, otherNames } from './player-name';
import { type Refusal, refuse } from './refusal';
import { rememberSeat } from './viewer';

/** What two processors and a hall can carry; more would be a mistake of a script. */
export const MOST_PLAYERS = 20_000;

export interface JoinOptions {
  event: EventInfo;
  player: z.output<typeof JoinEvent>;
  keyHash: string;
}

/** Gives a seat in the event under a name that nobody else there has. Joining is possible until the end. */
export async function joinEvent({
  event,
  player,
  keyHash,
}: JoinOptions): Promise<{ playerId: string; name: string } | Refusal> {
  const joined = await withEvent(event, async ({ tx, ...state }) => {
    if (state.status === 'finished') return refuse('event-finished');
    if (state.players >= MOST_PLAYERS) return refuse('event-full');
    const playerId = randomUUID();
    const inserted = await tx`
      insert into player (id, event_id, name, name_key, key_hash, category, team, table_name, level)
      values (${playerId}, ${event.id}, ${player.name}, ${nameKey(player.name)}, ${keyHash},
              ${player.category}, ${player.team}, ${player.table}, ${player.level})
      on conflict (event_id, name_key) do nothing returning id`;
    if (inserted.length === 0) return nameTaken(tx, event.id, player.name);
    await tx`update event set players = players + 1 where id = ${event.id}`;
    await append(tx, event.id, 'lobby', { players: state.players + 1, joined: [player.name] }, false);
    return { playerId, name: player.name };
  });
  if ('playerId' in joined)
    rememberSeat(keyHash, { id: joined.playerId, name: joined.name, eventId: event.id });
  return joined;
}

export async function nameTaken(tx: Db, eventId: string, name: string): Promise<Refusal> {
  const rows = await tx<{ key: string }[]>`select name_key as key from player where event_id = ${eventId}`;
  const taken = new Set(rows.map((row) => row.key));
  for (const suggestion of otherNames(name)) {
    if (taken.has(nameKey(suggestion))) continue;
    return refuse('name-taken', {
      suggestion,
      errors: { name: [`Somebody here is called ${name} already. ${suggestion} is free.`] },
    });
  }
  return refuse('name-taken');
}
