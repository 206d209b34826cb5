import { forNext, resultTablesRoute } from '@/lib/http';

export const GET = forNext(resultTablesRoute);
