import { forNext, tableGcgRoute } from '@/lib/http';

export const GET = forNext(tableGcgRoute);
