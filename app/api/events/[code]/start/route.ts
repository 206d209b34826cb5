import { forNext, startRoute } from '@/lib/http';

export const POST = forNext(startRoute);
