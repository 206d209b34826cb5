import { dailyRoute, forNext } from '@/lib/http';

export const GET = forNext(dailyRoute);
