import { forNext, nextRoundRoute } from '@/lib/http';

export const POST = forNext(nextRoundRoute);
