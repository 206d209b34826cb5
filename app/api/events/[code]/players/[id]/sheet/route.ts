import { forNext, playerSheetRoute } from '@/lib/http';

export const GET = forNext(playerSheetRoute);
