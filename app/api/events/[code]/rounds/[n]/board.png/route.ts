import { forNext, roundPictureRoute } from '@/lib/http';

export const GET = forNext(roundPictureRoute);
