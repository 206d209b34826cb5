import { forNext, paperMovesRoute } from '@/lib/http';

export const GET = forNext(paperMovesRoute);
