import { forNext, openApiRoute } from '@/lib/http';

export const GET = forNext(openApiRoute);
