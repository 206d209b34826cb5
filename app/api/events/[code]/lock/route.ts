import { forNext, lockRoute } from '@/lib/http';

export const POST = forNext(lockRoute);
