import { forNext, nameSuggestionsRoute } from '@/lib/http';

export const GET = forNext(nameSuggestionsRoute);
