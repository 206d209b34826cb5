import { env } from '@/lib/ops';

/**
 * Who a request came from: the other end of the connection or, behind a proxy that we believe, the last entry of
 * `X-Forwarded-For`, which is the one that the proxy added. Earlier entries are hearsay.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | null): string {
  const told = env().trustProxy ? forwardedFor?.slice(forwardedFor.lastIndexOf(',') + 1).trim() : undefined;
  return told || socketAddress || 'unknown';
}
