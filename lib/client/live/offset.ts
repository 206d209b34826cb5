/**
 * The server's clock, seen from here. Every exchange bounds the offset (server time − local time):
 * an answer stamped `server`, asked for at `sent` and here at `received`, proves
 * `server − received ≤ offset ≤ server − sent`. A message that was not asked for gives the lower bound alone.
 * The best guess is the middle of the tightest bounds, which a ping with the least round trip gives.
 */
export interface Offset {
  /** ms to add to the local clock; 0 until anything is known */
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const noOffset: Offset = { value: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Clocks drift, and a laptop that slept jumps: bounds that contradict new ones by more than this are dropped. */
const SLACK_MS = 2;

function offsetBetween(low: number, high: number): Offset {
  const value = Number.isFinite(high) ? (Number.isFinite(low) ? (low + high) / 2 : high) : low;
  return { value, low, high };
}

/** Takes in a ping: local times of sending and receiving, and the server's time in the answer. */
export function withPing(offset: Offset, sent: number, received: number, server: number): Offset {
  const low = server - received;
  const high = server - sent;
  const contradicts = low > offset.high + SLACK_MS || high < offset.low - SLACK_MS;
  if (contradicts) return offsetBetween(low, high);
  return offsetBetween(Math.max(low, offset.low), Math.min(high, offset.high));
}

/** Takes in a message stamped by the server and received at a local time. It can only be too old, never too new. */
export function withMessage(offset: Offset, received: number, server: number): Offset {
  const low = server - received;
  if (low <= offset.low) return offset;
  if (low > offset.high + SLACK_MS) return offsetBetween(low, Number.POSITIVE_INFINITY);
  return offsetBetween(low, Math.max(low, offset.high));
}
