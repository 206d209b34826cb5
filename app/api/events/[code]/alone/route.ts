import { aloneEventRoute, beginEventRunRoute, forNext } from '@/lib/http';

export const GET = forNext(aloneEventRoute);
export const POST = forNext(beginEventRunRoute);
