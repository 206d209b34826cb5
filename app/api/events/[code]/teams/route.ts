import { forNext, teamsRoute } from '@/lib/http';

export const GET = forNext(teamsRoute);
