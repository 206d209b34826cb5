import { forNext, tableTurnRoute } from '@/lib/http';

export const POST = forNext(tableTurnRoute);
