import { forNext, roomKeyRoute } from '@/lib/http';

export const POST = forNext(roomKeyRoute);
