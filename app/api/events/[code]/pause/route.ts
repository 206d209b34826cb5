import { forNext, pauseRoute } from '@/lib/http';

export const POST = forNext(pauseRoute);
