import { forNext, runNextRoute } from '@/lib/http';

export const POST = forNext(runNextRoute);
