import { finishRoute, forNext } from '@/lib/http';

export const POST = forNext(finishRoute);
