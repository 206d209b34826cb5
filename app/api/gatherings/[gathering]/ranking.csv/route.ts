import { forNext, gatheringCsvRoute } from '@/lib/http';

export const GET = forNext(gatheringCsvRoute);
