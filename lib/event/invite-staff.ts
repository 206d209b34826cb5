import { newId, transaction } from '@/lib/db';
import type { InviteStaff, StaffMember } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { noteAct } from './note-act';
import { type Refusal, refuse } from './refusal';

/** At a time: more than a federation's championship has. */
export const MOST_STAFF = 100;
/** With those that have ended: a bound on what a desk can write. */
const MOST_EVER = 1000;

export interface InviteStaffOptions extends InviteStaff {
  event: EventInfo;
  keyHash: string;
  author: string;
}

/** Makes a helper of the event whose key has this hash. */
export async function inviteStaff(options: InviteStaffOptions): Promise<StaffMember | Refusal> {
  const { event, name, role, keyHash, author } = options;
  return transaction(async (tx) => {
    // Two who invite at once see each other.
    await tx`select 1 from event where id = ${event.id} for no key update`;
    const [staff] = await tx<StaffMember[]>`
      insert into staff (id, event_id, role, name, key_hash)
      select ${newId()}, ${event.id}, ${role}::staff_role, ${name}, ${keyHash}
      where (select count(*) filter (where ended_at is null) < ${MOST_STAFF} and count(*) < ${MOST_EVER}
             from staff where event_id = ${event.id})
      returning id, name, role, created_at as "createdAt"`;
    if (!staff) return refuse('too-many-staff');
    const kind = `invite-${role}` as const;
    await noteAct(tx, { eventId: event.id, kind, round: null, author, data: { after: name } });
    return staff;
  });
}
