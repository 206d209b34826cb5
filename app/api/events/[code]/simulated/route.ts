import { addSimulatedRoute, forNext, removeSimulatedRoute } from '@/lib/http';

export const POST = forNext(addSimulatedRoute);
export const DELETE = forNext(removeSimulatedRoute);
