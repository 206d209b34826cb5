import { forNext, ownLexiconsRoute } from '@/lib/http';

export const GET = forNext(ownLexiconsRoute);
