import { forNext, resultsXlsxRoute } from '@/lib/http';

export const GET = forNext(resultsXlsxRoute);
