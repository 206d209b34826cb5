import { forNext, journalRoute } from '@/lib/http';

export const GET = forNext(journalRoute);
