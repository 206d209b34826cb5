import { withEvent } from './event-lock';
import { nameTaken } from './join-event';
import { append } from './log';
import { noteAct } from './note-act';
import { nameKey } from './player-name';
import { Refusal, refuse } from './refusal';
import type { Member, SeatChange } from './remove-player';
import { retellResults } from './restate-results';
import { tellSeatChanged } from './seat-keys';
import { marked } from './simulated/simulated-name';
import { forgetSeat } from './viewer';

/** Gives a player another name, which nobody else in the event may have. `wanted` is tidied already. */
export async function renamePlayer(
  { event, playerId, author }: SeatChange,
  wanted: string,
): Promise<Member | Refusal> {
  const done = await withEvent(event, async (locked) => {
    const { tx, players } = locked;
    const [found] = await tx<(Member & { simulated: boolean })[]>`
      select id as "playerId", name, removed_at is not null as removed, simulated is not null as simulated
      from player where id = ${playerId} and event_id = ${event.id}`;
    if (!found) return refuse('player-not-found');
    const { removed } = found;
    const name = found.simulated ? marked(wanted, found.name) : wanted;
    const member = { playerId, name, removed };
    if (found.name === name) return { member, keys: [] };
    // Whoever joins holds the event's lock too: between the look and the change nobody takes the name.
    const taken = await tx`
      select 1 from player where event_id = ${event.id} and name_key = ${nameKey(name)} and id <> ${playerId}`;
    if (taken.length > 0) return nameTaken(tx, event, name);
    await tx`update player set name = ${name}, name_key = ${nameKey(name)} where id = ${playerId}`;
    const data = { before: found.name, after: name };
    await noteAct(tx, {
      eventId: event.id,
      kind: 'rename',
      round: locked.current?.number ?? null,
      author,
      playerId,
      data,
    });
    const keys = await tellSeatChanged(tx, { eventId: event.id, playerId, ended: false });
    if (!removed) {
      await append(tx, event.id, 'lobby', { players, joined: [name], left: [found.name] }, false);
      await retellResults(locked);
    }
    return { member, keys };
  });
  if (done instanceof Refusal) return done;
  for (const key of done.keys) forgetSeat(key);
  return done.member;
}
