import { noOffset, withMessage, withPing } from './offset';

const PINGS = 5;
const PING_GAP_MS = 150;
const PING_TIMEOUT_MS = 5_000;

let offset = noOffset;
const listeners = new Set<() => void>();

function take(next: typeof offset): void {
  if (next.value === offset.value) {
    offset = next;
    return;
  }
  offset = next;
  for (const listener of listeners) listener();
}

/** The server's time now, ms since 1970, as well as it is known here. Monotonic clock underneath: setting the device's clock changes nothing. */
export function serverNow(): number {
  const known = Number.isFinite(offset.low) || Number.isFinite(offset.high);
  return known ? performance.now() + offset.value : Date.now();
}

/** Calls back when the estimate moves. Returns the way to stop. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every message's `now` goes through here. */
export function noteServerTime(now: number, received = performance.now()): void {
  take(withMessage(offset, received, now));
}

async function ping(): Promise<void> {
  const sent = performance.now();
  const answer = await fetch('/api/time', {
    cache: 'no-store',
    signal: AbortSignal.timeout(PING_TIMEOUT_MS),
  });
  const received = performance.now();
  const { now } = (await answer.json()) as { now: number };
  take(withPing(offset, sent, received, now));
}

/** One exchange: tells whether the server answers, and sharpens the clock on the way. */
export async function reachServer(): Promise<boolean> {
  try {
    await ping();
    return true;
  } catch {
    return false;
  }
}

/** Several pings, a little apart, of which the quickest decides. Failures are left to the stream to notice. */
export async function syncServerTime(): Promise<void> {
  for (let round = 0; round < PINGS; round++) {
    if (!(await reachServer())) return;
    await new Promise((resolve) => setTimeout(resolve, PING_GAP_MS));
  }
}
