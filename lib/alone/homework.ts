import { sql } from '@/lib/db';
import { type EventInfo, type Refusal, refuse } from '@/lib/event';

/** The days within which an event is played as homework. */
export interface Homework {
  opensAt: number;
  closesAt: number;
}

export async function homeworkOf({ id }: Pick<EventInfo, 'id'>): Promise<Homework | null> {
  const [row] = await sql()<Homework[]>`
    select opens_at as "opensAt", closes_at as "closesAt" from homework where event_id = ${id}`;
  return row ?? null;
}

/**
 * Sets the days, or takes them away; runs that have begun stay. Not while the event is played: racks of later rounds
 * would be known at home.
 */
export async function setHomework(
  { id, settings, gatheringId }: EventInfo,
  homework: Homework | null,
): Promise<Refusal | null> {
  if (!homework) {
    await sql()`delete from homework where event_id = ${id}`;
    return null;
  }
  // Without racks there is nothing to play; a room's are other rooms' too.
  if (settings.racks === 'entered' || gatheringId !== null) return refuse('alone-closed');
  const set = await sql()`
    insert into homework (event_id, opens_at, closes_at)
    select id, ${homework.opensAt}, ${homework.closesAt} from event
    where id = ${id} and status in ('lobby', 'finished')
    on conflict (event_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at
    returning event_id`;
  return set.length > 0 ? null : refuse('alone-closed');
}
