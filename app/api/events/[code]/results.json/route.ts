import { forNext, resultsJsonRoute } from '@/lib/http';

export const GET = forNext(resultsJsonRoute);
