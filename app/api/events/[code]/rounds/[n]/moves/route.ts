import { forNext, roundMovesRoute } from '@/lib/http';

export const GET = forNext(roundMovesRoute);
