import { forNext, registerPlayersRoute } from '@/lib/http';

export const POST = forNext(registerPlayersRoute);
