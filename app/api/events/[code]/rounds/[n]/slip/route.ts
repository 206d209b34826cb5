import { forNext, slipRoute } from '@/lib/http';

export const PUT = forNext(slipRoute);
