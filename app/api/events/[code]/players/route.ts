import { forNext, joinEventRoute, playersRoute } from '@/lib/http';

export const GET = forNext(playersRoute);
export const POST = forNext(joinEventRoute);
