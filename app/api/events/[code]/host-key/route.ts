import { forNext, hostKeyRoute } from '@/lib/http';

export const POST = forNext(hostKeyRoute);
