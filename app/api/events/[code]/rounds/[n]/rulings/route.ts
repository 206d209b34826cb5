import { forNext, roundRulingsRoute, ruleRoute } from '@/lib/http';

export const GET = forNext(roundRulingsRoute);
export const POST = forNext(ruleRoute);
