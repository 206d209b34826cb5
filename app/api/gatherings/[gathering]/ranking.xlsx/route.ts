import { forNext, gatheringXlsxRoute } from '@/lib/http';

export const GET = forNext(gatheringXlsxRoute);
