import { forNext, renewCodeRoute } from '@/lib/http';

export const POST = forNext(renewCodeRoute);
