import { eventReviewRoute, forNext } from '@/lib/http';

export const GET = forNext(eventReviewRoute);
