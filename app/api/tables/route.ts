import { createTableRoute, forNext, ownTablesRoute } from '@/lib/http';

export const GET = forNext(ownTablesRoute);
export const POST = forNext(createTableRoute);
