import { createGatheringRoute, forNext } from '@/lib/http';

export const POST = forNext(createGatheringRoute);
