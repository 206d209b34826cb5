import { forNext, runStopRoute } from '@/lib/http';

export const POST = forNext(runStopRoute);
