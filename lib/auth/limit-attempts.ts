import { shared } from '@/lib/ops';

/** So many at once; one more is allowed every `windowMs / burst`. */
export interface Limit {
  burst: number;
  windowMs: number;
}

interface Level {
  used: number;
  at: number;
}

/** Keys kept at most; beyond it the oldest go, so an attacker with many addresses cannot fill the memory. */
const MAX_KEYS = 20_000;

/**
 * Counts attempts per key in leaky buckets. Each attempt is paid for before the work is done (attempts in
 * parallel cannot slip through together) and given back when it succeeds, so only failures add up.
 */
export class Attempts {
  private readonly levels = new Map<string, Level>();

  /** Takes one attempt from every key, or from none: then it returns the seconds to wait, else 0. */
  take(keys: Readonly<Record<string, Limit>>, now: number): number {
    const entries = Object.entries(keys);
    const waits = entries.map(([key, limit]) => this.waitMs(key, limit, now));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const [key, limit] of entries) this.set(key, this.used(key, limit, now) + 1, now);
    return 0;
  }

  /** Gives back what `take` took. */
  giveBack(keys: Readonly<Record<string, Limit>>, now: number): void {
    for (const [key, limit] of Object.entries(keys)) this.set(key, this.used(key, limit, now) - 1, now);
  }

  private used(key: string, { burst, windowMs }: Limit, now: number): number {
    const level = this.levels.get(key);
    return level ? Math.max(0, level.used - ((now - level.at) * burst) / windowMs) : 0;
  }

  private waitMs(key: string, limit: Limit, now: number): number {
    const over = this.used(key, limit, now) + 1 - limit.burst;
    return over > 0 ? (over * limit.windowMs) / limit.burst : 0;
  }

  private set(key: string, used: number, now: number): void {
    this.levels.delete(key);
    if (used > 0) this.levels.set(key, { used, at: now });
    if (this.levels.size > MAX_KEYS) this.levels.delete(this.levels.keys().next().value as string);
  }
}

const MINUTES = 60_000;

/** A hall signs in from one address, so an address alone is allowed much more than one account from it. */
const LIMITS = {
  accountAtAddress: { burst: 8, windowMs: 15 * MINUTES },
  account: { burst: 40, windowMs: 15 * MINUTES },
  address: { burst: 80, windowMs: 15 * MINUTES },
  register: { burst: 20, windowMs: 60 * MINUTES },
} as const satisfies Record<string, Limit>;

/** The limits that one sign-in for `email` from `address` is counted under. */
export function signInLimits(email: string, address: string): Record<string, Limit> {
  const network = networkOf(address);
  return {
    [`sign-in ${email} ${network}`]: LIMITS.accountAtAddress,
    [`sign-in ${email}`]: LIMITS.account,
    [`sign-in ${network}`]: LIMITS.address,
  };
}

/** The limit that a new account from `address` is counted under, failed or not. */
export function registerLimits(address: string): Record<string, Limit> {
  return { [`register ${networkOf(address)}`]: LIMITS.register };
}

/** The counters of this process. Why they are kept in memory: see the README of this room. */
export function limitAttempts(): Attempts {
  return shared('auth.attempts', () => new Attempts());
}

/** One household has a whole /64 of IPv6: its addresses count as one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}
