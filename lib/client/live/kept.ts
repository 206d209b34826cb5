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

/** Key of something that belongs to one round: `onerack:K7P4QX:9:tiles`. */
export function roundKey(code: string, round: number, what: string): string {
  return `onerack:${code}:${round}:${what}`;
}

/** Forgets what was kept for all rounds of an event but one. */
export function forgetOtherRounds(code: string, round: number): void {
  try {
    const stale = Object.keys(localStorage).filter(
      (key) => key.startsWith(`onerack:${code}:`) && !key.startsWith(`onerack:${code}:${round}:`),
    );
    for (const key of stale) localStorage.removeItem(key);
  } catch {}
}
