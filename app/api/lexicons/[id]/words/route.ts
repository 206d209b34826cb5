import { forNext, lexiconWordsRoute } from '@/lib/http';

export const GET = forNext(lexiconWordsRoute);
