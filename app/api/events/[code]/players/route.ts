import { forNext, joinEventRoute } from '@/lib/http';

export const POST = forNext(joinEventRoute);
