import { forNext, gameSchemaRoute } from '@/lib/http';

export const GET = forNext(gameSchemaRoute);
