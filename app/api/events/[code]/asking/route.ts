import { askingRoute, forNext } from '@/lib/http';

export const GET = forNext(askingRoute);
