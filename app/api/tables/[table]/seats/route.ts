import { forNext, takeSeatRoute } from '@/lib/http';

export const POST = forNext(takeSeatRoute);
