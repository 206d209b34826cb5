import { forNext, roundsRoute } from '@/lib/http';

export const GET = forNext(roundsRoute);
