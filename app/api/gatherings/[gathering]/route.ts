import { changeGatheringRoute, forNext, gatheringRoute } from '@/lib/http';

export const GET = forNext(gatheringRoute);
export const PATCH = forNext(changeGatheringRoute);
