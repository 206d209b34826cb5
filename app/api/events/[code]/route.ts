import { deleteEventRoute, forNext, readEventRoute } from '@/lib/http';

export const DELETE = forNext(deleteEventRoute);
export const GET = forNext(readEventRoute);
