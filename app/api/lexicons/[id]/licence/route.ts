import { forNext, licenceRoute } from '@/lib/http';

export const GET = forNext(licenceRoute);
