import { tellKeyEnded } from './ended-key';
import type { EventInfo } from './event-info';
import { type LockedEvent, withEvent } from './event-lock';
import { append } from './log';
import { Refusal, refuse } from './refusal';
import { restateResults } from './restate-results';
import { forgetSeat } from './viewer';

/** A player as the host sees it. */
export interface Member {
  playerId: string;
  name: string;
  removed: boolean;
}

/**
 * Takes a player out of the event, or back in. The key of a removed player opens nothing, streams opened with it
 * end, and standings are as if the player had not come; the slips stay where they are.
 */
export async function removePlayer(
  event: EventInfo,
  playerId: string,
  removed = true,
): Promise<Member | Refusal> {
  const done = await withEvent(event, async (locked) => {
    const { tx } = locked;
    const [found] = await tx<(Member & { keyHash: string })[]>`
      select id as "playerId", name, key_hash as "keyHash", removed_at is not null as removed
      from player where id = ${playerId} and event_id = ${event.id}`;
    if (!found) return refuse('player-not-found');
    const { keyHash, ...member } = found;
    if (found.removed === removed) return { member, keyHash };
    await tx`update player set removed_at = ${removed ? locked.now : null} where id = ${playerId}`;
    // Whoever is taken back in is known anew everywhere; streams end for those who go.
    await tellKeyEnded(tx, {
      eventId: event.id,
      what: 'seat',
      key: keyHash,
      ...(removed && { playerId }),
    });
    await tellCount(locked, member.name, removed);
    await restateResults(locked);
    return { member: { ...member, removed }, keyHash };
  });
  if (done instanceof Refusal) return done;
  // The notification comes a moment later; whoever asked finds it done.
  forgetSeat(done.keyHash);
  return done.member;
}

async function tellCount({ tx, info, players }: LockedEvent, name: string, removed: boolean): Promise<void> {
  const count = players + (removed ? -1 : 1);
  await tx`update event set players = ${count} where id = ${info.id}`;
  const names = removed ? { joined: [], left: [name] } : { joined: [name] };
  await append(tx, info.id, 'lobby', { players: count, ...names }, false);
}
