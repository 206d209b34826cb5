import { addRoomRoute, forNext } from '@/lib/http';

export const POST = forNext(addRoomRoute);
