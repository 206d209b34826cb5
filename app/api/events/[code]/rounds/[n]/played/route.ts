import { forNext, roundPlayedRoute } from '@/lib/http';

export const GET = forNext(roundPlayedRoute);
