import { forNext, gatheringSessionRoute } from '@/lib/http';

export const POST = forNext(gatheringSessionRoute);
