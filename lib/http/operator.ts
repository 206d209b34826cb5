import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/ops';
import type { HttpRequest } from './message';
import type { ProblemCode } from './schemas';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * What somebody lacks to be the operator; null: nothing. Whoever is on this machine is, unless a proxy here passes
 * on what others ask; everybody else brings METRICS_TOKEN.
 */
export function operatorLacks(request: HttpRequest): ProblemCode | null {
  const { address } = request;
  const header = (name: string) => request.header(name);
  const token = /^Bearer\s+(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  const { metricsToken } = env();
  if (token) return metricsToken && isSame(token, metricsToken) ? null : 'key-wrong';
  const passedOn = header('x-forwarded-for') ?? header('forwarded') ?? header('via');
  return LOOPBACK.test(address) && passedOn === null ? null : 'key-missing';
}

/** Compares digests: as long for a wrong token as for a right one. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
