import { env } from '@/lib/ops';

/** A proxy that kept a request longer than this, or whose clock is that far behind, is not believed. */
const OLDEST_MS = 5000;

/**
 * When a request arrived, in ms by the database's clock: `now`, the moment of its first byte here, or what a proxy
 * that we believe says of its own first byte in `X-Request-Start` (`t=1700000000.123`, as nginx writes it with
 * `t=${msec}`, or milliseconds as others do). The proxy's clock has to follow the same time as the database's: what
 * lies in the future, or more than some seconds back, is not taken.
 */
export function arrivalTime(now: number, requestStart: string | undefined): number {
  if (requestStart === undefined || !env().trustProxy) return now;
  const told = /^(?:t=)?(\d{10})\.?(\d{3})$/.exec(requestStart);
  const time = told ? Number(`${told[1]}${told[2]}`) : now;
  return time <= now && time >= now - OLDEST_MS ? time : now;
}
