import { shared } from '@/lib/ops';
import { Attempts, type Limit } from './attempts';
import { networkOf } from './network-of';

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
