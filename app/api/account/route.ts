import { forNext, registerRoute } from '@/lib/http';

export const POST = forNext(registerRoute);
