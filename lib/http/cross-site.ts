import { env } from '@/lib/ops';
import type { HttpRequest } from './message';

/**
 * Whether another site made a browser send this. Browsers say so in `Sec-Fetch-Site`, older ones by `Origin`;
 * programs send neither, and bring their key in a header, not in a cookie.
 */
export function isCrossSite(request: HttpRequest): boolean {
  const site = request.header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.header('origin');
  return origin !== null && hostOf(origin) !== hostAsked(request);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** The host that the client asked for, as the proxy before us tells it if we believe one. */
export function hostAsked(request: Pick<HttpRequest, 'header' | 'url'>): string {
  const forwarded = env().trustProxy ? request.header('x-forwarded-host') : null;
  return forwarded ?? request.header('host') ?? request.url.host;
}

export function isSecure(request: Pick<HttpRequest, 'header' | 'url'>): boolean {
  if (env().publicUrl?.startsWith('https:')) return true;
  const forwarded = env().trustProxy ? request.header('x-forwarded-proto') : null;
  return (forwarded ?? request.url.protocol.slice(0, -1)) === 'https';
}
