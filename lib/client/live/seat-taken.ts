/** Pages of one event in the same browser share its seat: when one of them takes a seat, the others are told. */
export interface SeatTaken {
  tell(): void;
  leave(): void;
}

/** Null in browsers that have no such channel: there a reload tells. */
export function onSeatTaken(code: string, hear: () => void): SeatTaken | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`onerack ${code}`);
  channel.onmessage = hear;
  return { tell: () => channel.postMessage('seat'), leave: () => channel.close() };
}
