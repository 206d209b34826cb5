import { deskRoute, forNext } from '@/lib/http';

export const GET = forNext(deskRoute);
