import { forNext, playerSheetPdfRoute } from '@/lib/http';

export const GET = forNext(playerSheetPdfRoute);
