import { forNext, startTableRoute } from '@/lib/http';

export const POST = forNext(startTableRoute);
