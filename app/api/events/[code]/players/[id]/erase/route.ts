import { erasePlayerRoute, forNext } from '@/lib/http';

export const POST = forNext(erasePlayerRoute);
