import { forNext, timeRoute } from '@/lib/http';

export const GET = forNext(timeRoute);
