import { forNext, runWordsRoute } from '@/lib/http';

export const GET = forNext(runWordsRoute);
