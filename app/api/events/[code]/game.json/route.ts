import { forNext, gameFileRoute } from '@/lib/http';

export const GET = forNext(gameFileRoute);
