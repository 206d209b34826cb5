import { forNext, packedWordsRoute } from '@/lib/http';

export const GET = forNext(packedWordsRoute);
