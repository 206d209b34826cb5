import { sql } from '@/lib/db';
import type { InviteStaff, StaffMember } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';

/** More than a federation's championship has, and a bound on what a desk can write. */
const MOST_STAFF = 100;

/** Makes a helper of the event whose key has this hash. */
export async function inviteStaff(
  event: EventInfo,
  { name, role }: InviteStaff,
  keyHash: string,
): Promise<StaffMember | Refusal> {
  const [staff] = await sql()<StaffMember[]>`
    insert into staff (id, event_id, role, name, key_hash)
    select gen_random_uuid()::text, ${event.id}, ${role}::staff_role, ${name}, ${keyHash}
    where (select count(*) from staff where event_id = ${event.id} and ended_at is null) < ${MOST_STAFF}
    returning id, name, role, created_at as "createdAt"`;
  return staff ?? refuse('too-many-staff');
}
