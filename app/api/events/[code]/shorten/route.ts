import { forNext, shortenRoute } from '@/lib/http';

export const POST = forNext(shortenRoute);
