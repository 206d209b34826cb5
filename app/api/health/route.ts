import { forNext, healthRoute } from '@/lib/http';

export const GET = forNext(healthRoute);
