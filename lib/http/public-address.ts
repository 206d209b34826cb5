import type { Guest } from '@/lib/event';
import { env, lanAddresses } from '@/lib/ops';
import { hostAsked, isSecure } from './cross-site';
import type { HttpRequest } from './message';
import type { Call } from './route';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Where other people's devices reach the service: the configured address, else the one that this request came
 * to, unless that names this machine alone; then its address in the local network.
 */
export function publicAddress(request: Pick<HttpRequest, 'header' | 'url'>): string {
  const { publicUrl } = env();
  if (publicUrl) return publicUrl;
  const host = hostAsked(request);
  const scheme = isSecure(request) ? 'https' : 'http';
  // A service that listens on this machine alone is reached from nowhere else.
  const loopback = LOOPBACK.test(env().host) ? null : LOOPBACK.exec(host);
  const [lan] = loopback ? lanAddresses() : [];
  return `${scheme}://${lan ? lan + (loopback?.[2] ?? '') : host}`;
}

/** The viewer of a request, as one who is told everything there is to know. */
export function guestOf({
  request,
  event,
  viewer,
}: Pick<Call<unknown, unknown>, 'request' | 'event' | 'viewer'>): Guest {
  return { ...viewer, joinUrl: joinUrl(request, event.code) };
}

/** What the QR code on the wall says. */
export function joinUrl(request: Pick<HttpRequest, 'header' | 'url'>, code: string): string {
  return `${publicAddress(request)}/e/${code}`;
}
