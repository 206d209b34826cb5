import { draftRoute, forNext } from '@/lib/http';

export const PUT = forNext(draftRoute);
