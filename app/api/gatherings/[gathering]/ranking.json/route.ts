import { forNext, gatheringJsonRoute } from '@/lib/http';

export const GET = forNext(gatheringJsonRoute);
