import { forNext, hostSessionRoute } from '@/lib/http';

export const POST = forNext(hostSessionRoute);
