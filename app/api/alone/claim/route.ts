import { claimRoute, forNext } from '@/lib/http';

export const POST = forNext(claimRoute);
