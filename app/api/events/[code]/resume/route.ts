import { forNext, resumeRoute } from '@/lib/http';

export const POST = forNext(resumeRoute);
