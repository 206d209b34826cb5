import { beginDrawnRunRoute, forNext, ownRunsRoute } from '@/lib/http';

export const GET = forNext(ownRunsRoute);
export const POST = forNext(beginDrawnRunRoute);
