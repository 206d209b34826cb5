import { deleteTableRoute, forNext, tableRoute } from '@/lib/http';

export const GET = forNext(tableRoute);
export const DELETE = forNext(deleteTableRoute);
