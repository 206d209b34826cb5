import { closeRoundRoute, forNext } from '@/lib/http';

export const POST = forNext(closeRoundRoute);
