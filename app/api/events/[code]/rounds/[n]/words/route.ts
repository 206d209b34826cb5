import { forNext, roundWordsRoute } from '@/lib/http';

export const GET = forNext(roundWordsRoute);
