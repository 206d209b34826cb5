import { dbNow, sql } from '@/lib/db';
import type { EventInfo } from '@/lib/event';

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

/** Whether tops and review are kept back because some may still play the event as homework. */
export async function isHidden(event: Pick<EventInfo, 'id'>): Promise<boolean> {
  const homework = await homeworkOf(event);
  return homework !== null && dbNow() < homework.closesAt;
}

/** Sets the days, or takes them away. Runs that have begun stay. */
export async function setHomework({ id }: EventInfo, homework: Homework | null): Promise<void> {
  if (!homework) {
    await sql()`delete from homework where event_id = ${id}`;
    return;
  }
  await sql()`
    insert into homework (event_id, opens_at, closes_at) values (${id}, ${homework.opensAt}, ${homework.closesAt})
    on conflict (event_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`;
}
