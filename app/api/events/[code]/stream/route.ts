import { forNext, streamRoute } from '@/lib/http';

export const GET = forNext(streamRoute);
