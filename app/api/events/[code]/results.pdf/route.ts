import { forNext, resultsPdfRoute } from '@/lib/http';

export const GET = forNext(resultsPdfRoute);
