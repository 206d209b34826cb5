import type { EventInfo } from './event-info';
import { withEvent } from './event-lock';
import { append } from './log';
import { type Refusal, refuse } from './refusal';
import type { Member } from './remove-player';

/** A player gives up, or goes on after all: the points so far stay, and rankings say so. */
export async function withdrawPlayer(
  event: EventInfo,
  playerId: string,
  withdrawn: boolean,
): Promise<Member | Refusal> {
  return withEvent(event, async ({ tx, now, players }) => {
    const [member] = await tx<Member[]>`
      update player set withdrawn_at = ${withdrawn ? now : null}
      where id = ${playerId} and event_id = ${event.id}
      returning id as "playerId", name, removed_at is not null as removed`;
    if (!member) return refuse('player-not-found');
    // Nothing is said but that something is another: what was made of the event is old.
    await append(tx, event.id, 'lobby', { players, joined: [] }, false);
    return member;
  });
}
