import { forNext, resultsSchemaRoute } from '@/lib/http';

export const GET = forNext(resultsSchemaRoute);
