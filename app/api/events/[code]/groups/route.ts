import { forNext, groupsRoute } from '@/lib/http';

export const GET = forNext(groupsRoute);
