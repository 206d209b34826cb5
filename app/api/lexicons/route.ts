import { forNext, lexiconsRoute } from '@/lib/http';

export const GET = forNext(lexiconsRoute);
