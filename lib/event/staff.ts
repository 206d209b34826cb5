import { sql } from '@/lib/db';
import type { StaffRole } from '@/lib/http/schemas';
import { shared } from '@/lib/ops';
import { Remembered } from './remembered';

/** Somebody whom the host has invited to help: a co-host, or a corrector. */
export interface Staff {
  id: string;
  name: string;
  role: StaffRole;
}

export interface KnownStaff extends Staff {
  eventId: string;
}

const known = () => shared('staff', () => new Remembered<KnownStaff>(5000));

/** Whose key has this hash; null when there is none, or it has ended. */
export function staffByKey(keyHash: string): Promise<KnownStaff | null> {
  return known().get(keyHash, () => readStaff(keyHash));
}

/** The same, if it is known without asking the database. */
export function knownStaff(keyHash: string): KnownStaff | undefined {
  return known().peek(keyHash);
}

async function readStaff(keyHash: string): Promise<KnownStaff | null> {
  const [staff] = await sql()<KnownStaff[]>`
    select id, name, role, event_id as "eventId" from staff where key_hash = ${keyHash} and ended_at is null`;
  return staff ?? null;
}

export function forgetStaff(keyHash: string): void {
  known().forget(keyHash);
}

/** When notifications may have been lost. */
export function forgetAllStaff(): void {
  known().clear();
}
