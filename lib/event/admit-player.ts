import { sql } from '@/lib/db';
import type { EventInfo } from './event-info';
import { withEventRow } from './event-lock';
import { noteAct } from './note-act';
import { Refusal, refuse } from './refusal';
import { type Member, removePlayer, type SeatChange } from './remove-player';
import { tellSeatChanged } from './seat-keys';
import { tellAsking } from './tell-asking';
import { forgetSeat } from './viewer';

/** Who came late and waits, in the order of coming. */
export function readAsking(event: EventInfo): Promise<Pick<Member, 'playerId' | 'name'>[]> {
  return sql()<Pick<Member, 'playerId' | 'name'>[]>`
    select id as "playerId", name from player where event_id = ${event.id} and asked_at is not null
    order by asked_at, id`;
}

/** Lets somebody in who came late, or not. Who was answered already stays as answered. */
export async function admitPlayer(change: SeatChange, admitted: boolean): Promise<Member | Refusal> {
  if (admitted) return removePlayer(change, false);
  const { event, playerId, author } = change;
  const done = await withEventRow(event, async ({ tx, players }) => {
    const [member] = await tx<(Member & { waiting: boolean })[]>`
      select id as "playerId", name, removed_at is not null as removed, asked_at is not null as waiting
      from player where id = ${playerId} and event_id = ${event.id} for update`;
    if (!member) return refuse('player-not-found');
    const { waiting, ...told } = member;
    if (!waiting) return { member: told, keys: [] };
    await tx`update player set asked_at = null where id = ${playerId}`;
    await noteAct(tx, { eventId: event.id, kind: 'turn-away', round: null, author, playerId });
    const keys = await tellSeatChanged(tx, { eventId: event.id, playerId, ended: true });
    await tellAsking(tx, event.id, players);
    return { member: told, keys };
  });
  if (done instanceof Refusal) return done;
  for (const key of done.keys) forgetSeat(key);
  return done.member;
}
