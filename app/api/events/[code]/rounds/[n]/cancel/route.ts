import { cancelRoundRoute, forNext } from '@/lib/http';

export const POST = forNext(cancelRoundRoute);
