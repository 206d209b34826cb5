import { buildLexiconRoute, forNext } from '@/lib/http';

export const POST = forNext(buildLexiconRoute);
