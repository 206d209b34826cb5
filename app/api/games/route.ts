import { forNext, importGamesRoute } from '@/lib/http';

export const POST = forNext(importGamesRoute);
