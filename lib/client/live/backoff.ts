const FIRST_MS = 250;
const LIMIT_MS = 3_000;

/**
 * How long to wait before the nth try (from 0): doubling from 0.25 s up to 3 s, of which up to a half is taken
 * off by chance, so that a hall that lost its network does not come back in one blow.
 */
export function backoff(tries: number, chance: number): number {
  const full = Math.min(LIMIT_MS, FIRST_MS * 2 ** Math.min(tries, 16));
  return Math.round(full * (1 - chance / 2));
}
