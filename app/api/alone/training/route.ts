import { beginTrainingRoute, forNext, trainingRoute } from '@/lib/http';

export const GET = forNext(trainingRoute);
export const POST = forNext(beginTrainingRoute);
