import { forNext, tableStreamRoute } from '@/lib/http';

export const GET = forNext(tableStreamRoute);
