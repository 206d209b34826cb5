import { forNext, journalCsvRoute } from '@/lib/http';

export const GET = forNext(journalCsvRoute);
