import { forNext, runRoute } from '@/lib/http';

export const GET = forNext(runRoute);
