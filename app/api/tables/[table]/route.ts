import { forNext, tableRoute } from '@/lib/http';

export const GET = forNext(tableRoute);
