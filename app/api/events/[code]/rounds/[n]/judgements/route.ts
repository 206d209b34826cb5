import { forNext, roundSlipsRoute } from '@/lib/http';

export const GET = forNext(roundSlipsRoute);
