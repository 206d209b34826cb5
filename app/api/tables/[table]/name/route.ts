import { eraseSeatNameRoute, forNext } from '@/lib/http';

export const DELETE = forNext(eraseSeatNameRoute);
