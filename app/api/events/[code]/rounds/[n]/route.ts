import { forNext, roundRoute } from '@/lib/http';

export const GET = forNext(roundRoute);
