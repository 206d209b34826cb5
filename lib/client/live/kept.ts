/**
 * Small things kept on this device, as JSON in localStorage. A private window, or a full disk, refuses: then they
 * are simply not kept.
 */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** What was kept, unchecked; null when there is nothing or it cannot be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** One player's round: several may play one after the other on a class's tablet. */
export interface RoundOwner {
  code: string;
  playerId: string;
  round: number;
  /** of a round that was drawn again: what lies on the device is of another rack */
  again?: number | undefined;
}

const prefixOf = ({ code, playerId, round, again }: RoundOwner) =>
  `onerack:${code}:${playerId}:${round}${again ? `.${again}` : ''}:`;

/** Whether they are the same round of the same player. */
export function isSameRound(one: RoundOwner | null, other: RoundOwner): boolean {
  return one !== null && prefixOf(one) === prefixOf(other);
}

/** Key of something that belongs to one round of one player: `onerack:K7P4QX:{playerId}:9:tiles`. */
export function roundKey(owner: RoundOwner, what: string): string {
  return prefixOf(owner) + what;
}

/** Forgets what was kept for all other rounds of the event, and for other players. */
export function forgetOtherRounds(owner: RoundOwner): void {
  try {
    const stale = Object.keys(localStorage).filter(
      (key) => key.startsWith(`onerack:${owner.code}:`) && !key.startsWith(prefixOf(owner)),
    );
    for (const key of stale) localStorage.removeItem(key);
  } catch {}
}
