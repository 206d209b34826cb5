import { forNext, resultSheetsRoute } from '@/lib/http';

export const GET = forNext(resultSheetsRoute);
