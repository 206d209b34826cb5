import { changePlayerRoute, forNext, removePlayerRoute } from '@/lib/http';

export const DELETE = forNext(removePlayerRoute);
export const PATCH = forNext(changePlayerRoute);
