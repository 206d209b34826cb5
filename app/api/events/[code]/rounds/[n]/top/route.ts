import { chooseTopRoute, forNext } from '@/lib/http';

export const POST = forNext(chooseTopRoute);
