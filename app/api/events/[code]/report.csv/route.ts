import { forNext, reportCsvRoute } from '@/lib/http';

export const GET = forNext(reportCsvRoute);
