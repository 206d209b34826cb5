import { forNext, runMoveRoute } from '@/lib/http';

export const PUT = forNext(runMoveRoute);
