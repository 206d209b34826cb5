import { sql } from '@/lib/db';
import type { StaffMember } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';

/** Who may help at the event now, in the order in which they were invited. */
export async function readStaff(event: EventInfo): Promise<StaffMember[]> {
  return sql()<StaffMember[]>`
    select id, name, role, created_at as "createdAt" from staff
    where event_id = ${event.id} and ended_at is null order by created_at, id`;
}
