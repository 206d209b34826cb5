import { eraseNamesRoute, forNext } from '@/lib/http';

export const DELETE = forNext(eraseNamesRoute);
