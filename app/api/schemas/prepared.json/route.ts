import { forNext, preparedSchemaRoute } from '@/lib/http';

export const GET = forNext(preparedSchemaRoute);
