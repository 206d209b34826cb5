import { forNext, undoRoute } from '@/lib/http';

export const POST = forNext(undoRoute);
