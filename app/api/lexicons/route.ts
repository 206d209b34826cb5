import { forNext, lexiconsRoute, uploadLexiconRoute } from '@/lib/http';

export const GET = forNext(lexiconsRoute);
export const POST = forNext(uploadLexiconRoute);
