import { forNext, returnToSeatRoute } from '@/lib/http';

export const POST = forNext(returnToSeatRoute);
