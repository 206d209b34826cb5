import { endStaffRoute, forNext } from '@/lib/http';

export const DELETE = forNext(endStaffRoute);
