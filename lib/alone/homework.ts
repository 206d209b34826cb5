import { sql } from '@/lib/db';
import { type EventInfo, type Refusal, refuse } from '@/lib/event';
import type { AloneEvent } from '@/lib/http/schemas';

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

export async function statusOf(id: string): Promise<string> {
  const [row] = await sql()<{ status: string }[]>`select status from event where id = ${id}`;
  return row?.status ?? 'lobby';
}

/**
 * What stands against homework. A room's racks are other rooms' too; in a game whose racks are entered by hand there are
 * none until it was played, or brought in as a file.
 */
export function whyNoHomework(
  { settings, gatheringId }: Pick<EventInfo, 'settings' | 'gatheringId'>,
  status: string,
): AloneEvent['noHomework'] {
  if (gatheringId !== null) return 'room';
  if (status === 'running' || status === 'paused') return 'running';
  return settings.racks === 'entered' && status !== 'finished' ? 'racks' : null;
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
  const why = whyNoHomework({ settings, gatheringId }, await statusOf(id));
  if (why) return refuse(why === 'racks' ? 'homework-no-racks' : 'homework-closed');
  const set = await sql()`
    insert into homework (event_id, opens_at, closes_at)
    select id, ${homework.opensAt}, ${homework.closesAt} from event
    where id = ${id} and status in ('lobby', 'finished')
    on conflict (event_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at
    returning event_id`;
  return set.length > 0 ? null : refuse('homework-closed');
}
