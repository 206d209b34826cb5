import { enterSlipsRoute, forNext, paperRoute } from '@/lib/http';

export const GET = forNext(paperRoute);
export const POST = forNext(enterSlipsRoute);
