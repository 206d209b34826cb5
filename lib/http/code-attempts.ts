/**
 * Personal codes are short, so wrong ones are few: of one address 30 a minute, which a class that mistypes does not
 * reach, and for one event, from wherever, 300. Against 31^8 codes that finds a seat among ten thousand, in an evening
 * of four hours, once in a thousand evenings.
 */
import { Attempts, type Limit, networkOf } from '@/lib/auth';
import type { Refusal } from '@/lib/event';
import { shared } from '@/lib/ops';
import { tooMany } from './limits';

const OF_AN_ADDRESS: Limit = { burst: 30, windowMs: 60_000 };
const FOR_AN_EVENT: Limit = { burst: 300, windowMs: 60_000 };

const attempts = () => shared('http.personal-codes', () => new Attempts());

/** Pays for one try, before it is made: tries at the same moment cannot slip through together. */
export function codeAttempt(address: string, eventCode: string): Refusal | { succeeded(): void } {
  const paid = { [`address ${networkOf(address)}`]: OF_AN_ADDRESS, [`event ${eventCode}`]: FOR_AN_EVENT };
  const wait = attempts().take(paid, performance.now());
  if (wait > 0) return tooMany('personalCodes', wait);
  return { succeeded: () => attempts().giveBack(paid, performance.now()) };
}
