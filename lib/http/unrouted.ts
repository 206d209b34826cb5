import { type HttpReply, inert } from './message';
import { problem } from './problem';

/**
 * What an address of the interface answers when no route takes the `method`: which ones do, where that was asked, and
 * otherwise a refusal. `taken`: the methods of its routes; none: there is no such address.
 */
export function unrouted(method: string, taken: readonly string[]): HttpReply {
  if (taken.length === 0) return inert(problem('not-found'));
  const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return inert({ status: 204, headers: { allow } });
  const reply = problem('method-not-allowed');
  return inert({ ...reply, headers: { ...reply.headers, allow } });
}
