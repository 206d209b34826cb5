import { forNext, prepareGameRoute } from '@/lib/http';

export const POST = forNext(prepareGameRoute);
