import { forNext, inviteStaffRoute, staffRoute } from '@/lib/http';

export const GET = forNext(staffRoute);
export const POST = forNext(inviteStaffRoute);
