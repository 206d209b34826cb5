import { forNext, lexiconRoute, removeLexiconRoute, renameLexiconRoute } from '@/lib/http';

export const GET = forNext(lexiconRoute);
export const PATCH = forNext(renameLexiconRoute);
export const DELETE = forNext(removeLexiconRoute);
