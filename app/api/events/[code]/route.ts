import { forNext, readEventRoute } from '@/lib/http';

export const GET = forNext(readEventRoute);
