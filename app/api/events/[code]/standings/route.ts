import { forNext, standingsRoute } from '@/lib/http';

export const GET = forNext(standingsRoute);
