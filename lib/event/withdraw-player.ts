import { withEvent } from './event-lock';
import { append } from './log';
import { noteAct } from './note-act';
import { type Refusal, refuse } from './refusal';
import type { Member, SeatChange } from './remove-player';

/** A player gives up, or goes on after all: the points so far stay, and rankings say so. */
export async function withdrawPlayer(
  { event, playerId, author }: SeatChange,
  withdrawn: boolean,
): Promise<Member | Refusal> {
  return withEvent(event, async ({ tx, now, players, current }) => {
    const [found] = await tx<(Member & { gone: boolean })[]>`
      select id as "playerId", name, removed_at is not null as removed, withdrawn_at is not null as gone
      from player where id = ${playerId} and event_id = ${event.id}`;
    if (!found) return refuse('player-not-found');
    const { gone, ...member } = found;
    if (gone === withdrawn) return member;
    await tx`update player set withdrawn_at = ${withdrawn ? now : null} where id = ${playerId}`;
    const kind = withdrawn ? 'withdraw' : 'go-on';
    await noteAct(tx, { eventId: event.id, kind, round: current?.number ?? null, author, playerId });
    // Nothing is said but that something is another: what was made of the event is old.
    await append(tx, event.id, 'lobby', { players, joined: [] }, false);
    return member;
  });
}
