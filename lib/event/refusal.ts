import type { Problem, ProblemCode } from '@/lib/http/schemas';

export type RefusalDetails = Pick<Problem, 'detail' | 'errors' | 'suggestion' | 'late' | 'retryAfterSeconds'>;

/** What a use case returns instead of its result when the caller cannot have it: an answer, not a bug. */
export class Refusal {
  constructor(
    readonly code: ProblemCode,
    readonly details: Partial<RefusalDetails> = {},
  ) {}
}

export function refuse(code: ProblemCode, details: Partial<RefusalDetails> = {}): Refusal {
  return new Refusal(code, details);
}
