import { forNext, runTopRoute } from '@/lib/http';

export const POST = forNext(runTopRoute);
