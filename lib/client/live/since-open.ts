import { serverNow } from './server-time';
import { liveStore } from './use-live';

/** Milliseconds since the round before the player opened, by the server's clock; 0 without one. */
export function sinceOpen(code: string): number {
  const now = serverNow();
  return now - (liveStore(code).get().snapshot?.round?.opensAt ?? now);
}
