import { sql } from '@/lib/db';
import type { EventInfo } from './event-info';

/**
 * Whether tops, boards and review are kept from all but the host, because some may still play the same racks: the
 * event is homework whose days are not over. Read at each question: the days end by the clock alone.
 */
export async function isKeptBack({ id }: Pick<EventInfo, 'id'>): Promise<boolean> {
  const found = await sql()`
    select 1 from homework where event_id = ${id} and closes_at > clock_timestamp()`;
  return found.length > 0;
}
