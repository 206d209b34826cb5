import { eraseOwnNameRoute, forNext } from '@/lib/http';

export const DELETE = forNext(eraseOwnNameRoute);
