import { forNext, reportRoute } from '@/lib/http';

export const GET = forNext(reportRoute);
