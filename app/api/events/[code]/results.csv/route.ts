import { forNext, resultsCsvRoute } from '@/lib/http';

export const GET = forNext(resultsCsvRoute);
