import { forNext, gatheringPdfRoute } from '@/lib/http';

export const GET = forNext(gatheringPdfRoute);
