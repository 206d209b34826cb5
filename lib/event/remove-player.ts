import type { EventInfo } from './event-info';
import { type LockedEvent, withEvent } from './event-lock';
import { restateExtraTime } from './extra-time';
import { append } from './log';
import { noteAct } from './note-act';
import { Refusal, refuse } from './refusal';
import { restateResults } from './restate-results';
import { tellSeatChanged } from './seat-keys';
import { simulatedColumn } from './simulated/simulated-column';
import { countAsking } from './tell-asking';
import { forgetSeat } from './viewer';

/** A player as the host sees it. */
export interface Member {
  playerId: string;
  name: string;
  removed: boolean;
}

/** Whose seat a host changes, and who that host is. */
export interface SeatChange {
  event: EventInfo;
  playerId: string;
  author: string;
}

/**
 * Takes a player out of the event, or back in. The key of a removed player opens nothing, streams opened with it
 * end, and standings are as if the player had not come; the slips stay where they are.
 */
export async function removePlayer(
  { event, playerId, author }: SeatChange,
  removed = true,
): Promise<Member | Refusal> {
  const done = await withEvent(event, async (locked) => {
    const { tx } = locked;
    const [found] = await tx<(Member & { extraMs: number; waiting: boolean; simulated: boolean })[]>`
      select id as "playerId", name, removed_at is not null as removed, extra_ms as "extraMs",
             asked_at is not null as waiting, simulated is not null as simulated
      from player where id = ${playerId} and event_id = ${event.id}`;
    if (!found) return refuse('player-not-found');
    const { extraMs, waiting, simulated, ...member } = found;
    if (found.removed === removed) return { member, keys: [] };
    await tx`
      update player set removed_at = ${removed ? locked.now : null}, asked_at = null,
        joined_at = case when asked_at is null then joined_at else clock_timestamp() end
      where id = ${playerId}`;
    const kind = removed ? 'remove' : waiting ? 'admit' : 'restore';
    await noteAct(tx, { eventId: event.id, kind, round: locked.current?.number ?? null, author, playerId });
    // Whoever is taken back in is known anew everywhere; streams end for those who go.
    const keys = await tellSeatChanged(tx, { eventId: event.id, playerId, ended: removed });
    if (extraMs > 0) await restateExtraTime(locked);
    await tellCount(locked, { name: member.name, simulated }, removed);
    // Who was never in is in no standings.
    if (!waiting) await restateResults(locked);
    return { member: { ...member, removed }, keys };
  });
  if (done instanceof Refusal) return done;
  // The notification comes a moment later; whoever asked finds it done.
  for (const key of done.keys) forgetSeat(key);
  return done.member;
}

async function tellCount(
  { tx, info, players }: LockedEvent,
  { name, simulated }: Pick<Member, 'name'> & { simulated: boolean },
  removed: boolean,
): Promise<void> {
  const count = players + (removed ? -1 : 1);
  await tx`update event set players = ${count} where id = ${info.id}`;
  const names = removed ? { joined: [], left: [name] } : { joined: [name] };
  const asking = info.settings.lateJoin === 'approval' && { asking: await countAsking(tx, info.id) };
  const [of] = simulated
    ? await tx<{ simulated: number }[]>`select ${simulatedColumn()} from event e where e.id = ${info.id}`
    : [];
  await append(tx, info.id, 'lobby', { players: count, ...names, ...asking, ...of }, false);
}
