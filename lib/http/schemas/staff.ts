import { z } from 'zod';
import { nameText } from './name-text';

/** A co-host may do what the host may, but for keys, co-hosts and the end of it all; a corrector enters and rules. */
export const STAFF_ROLES = ['host', 'corrector'] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

export const InviteStaff = z.object({ name: nameText(40), role: StaffRole });
export type InviteStaff = z.infer<typeof InviteStaff>;

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  role: StaffRole,
  createdAt: z.number(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffList = z.object({ staff: z.array(StaffMember) });
export type StaffList = z.infer<typeof StaffList>;

/** A new helper. The key is told this once; `url` is the link that opens the desk with it. */
export const InvitedStaff = StaffMember.extend({ staffKey: z.string(), url: z.string() });
export type InvitedStaff = z.infer<typeof InvitedStaff>;
