import { forNext, homeworkRoute } from '@/lib/http';

export const PUT = forNext(homeworkRoute);
