import { transaction } from '@/lib/db';
import type { StaffMember } from '@/lib/http/schemas';
import { tellKeyEnded } from './ended-key';
import type { EventInfo } from './event-info';
import { noteAct } from './note-act';
import { Refusal, refuse } from './refusal';
import { forgetStaff } from './staff';

export interface EndStaffOptions {
  event: EventInfo;
  id: string;
  /** whether whoever asks may end co-hosts too */
  coHosts: boolean;
  author: string;
}

/** Ends a helper's key, and the streams that it opened, in every process. */
export async function endStaff(options: EndStaffOptions): Promise<StaffMember | Refusal> {
  const { event, id, coHosts, author } = options;
  const ended = await transaction(async (tx) => {
    const [staff] = await tx<(StaffMember & { keyHash: string })[]>`
      select id, name, role, created_at as "createdAt", key_hash as "keyHash" from staff
      where id = ${id} and event_id = ${event.id} and ended_at is null for update`;
    if (!staff) return refuse('staff-not-found');
    if (staff.role === 'host' && !coHosts) return refuse('first-host-only');
    await tx`update staff set ended_at = clock_timestamp() where id = ${id}`;
    const kind = `end-${staff.role}` as const;
    await noteAct(tx, { eventId: event.id, kind, round: null, author, data: { before: staff.name } });
    await tellKeyEnded(tx, { eventId: event.id, what: 'staff', key: staff.keyHash, id });
    return staff;
  });
  if (ended instanceof Refusal) return ended;
  const { keyHash, ...member } = ended;
  forgetStaff(keyHash);
  return member;
}
