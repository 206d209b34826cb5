import { forNext, metricsRoute } from '@/lib/http';

export const GET = forNext(metricsRoute);
