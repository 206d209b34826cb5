import { counter } from '@/lib/ops';
import { type HttpReply, json } from './message';
import { PROBLEMS, type Problem, type ProblemCode } from './schemas';

export type ProblemDetails = Partial<
  Pick<Problem, 'detail' | 'errors' | 'suggestion' | 'late' | 'retryAfterSeconds'>
>;

const refusals = () => counter('onerack_refusals_total', 'Requests answered with a problem');

/** A refusal as a problem document. */
export function problem(code: ProblemCode, details: ProblemDetails = {}): HttpReply {
  refusals().add(1, { code });
  const [status, title] = PROBLEMS[code];
  const body: Problem = { type: `/problems/${code}`, title, status, code, ...details };
  const headers: Record<string, string> = { 'content-type': 'application/problem+json; charset=utf-8' };
  if (code === 'key-missing') headers['www-authenticate'] = 'Bearer';
  if (details.retryAfterSeconds !== undefined) headers['retry-after'] = String(details.retryAfterSeconds);
  return json(body, status, headers);
}
