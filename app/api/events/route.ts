import { createEventRoute, forNext } from '@/lib/http';

export const POST = forNext(createEventRoute);
