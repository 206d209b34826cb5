import { forNext, gatheringRankingRoute } from '@/lib/http';

export const GET = forNext(gatheringRankingRoute);
