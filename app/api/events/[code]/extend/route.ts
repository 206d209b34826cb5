import { extendRoute, forNext } from '@/lib/http';

export const POST = forNext(extendRoute);
