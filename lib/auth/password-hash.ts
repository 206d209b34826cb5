import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { oneAtATime } from './one-at-a-time';
import { isScrypt, verifyScrypt } from './scrypt-hash';

/** argon2id with OWASP's first choice of little memory: 19 MiB, two passes, one lane; some 30 ms of one core. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A stored string may name a higher cost than today's, within reason: it is ours, but it is still input. */
const MOST = { memoryCost: 262_144, timeCost: 16, parallelism: 8 };

/** `$argon2id$v=19$m=…,t=…,p=…$salt$key`: whoever raises the cost can still read old ones. */
export function hashPassword(password: string): Promise<string> {
  return oneAtATime(() => hash(plain(password), COST));
}

/**
 * Compares in constant time. Without a stored hash (nobody has that address, or only an OAuth sign-in) the
 * same work is done and the answer is no, so the time taken tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  if (stored !== null && isScrypt(stored)) return verifyScrypt(plain(password), stored);
  const ours = stored !== null && costOf(stored) !== null ? stored : null;
  const right = await oneAtATime(() => verify(ours ?? DECOY, plain(password)));
  return right && ours !== null;
}

/** Whether a stored hash is of another kind or cost than those that are made today. */
export function isOutdated(stored: string): boolean {
  const cost = costOf(stored);
  return (
    cost === null ||
    cost.memoryCost !== COST.memoryCost ||
    cost.timeCost !== COST.timeCost ||
    cost.parallelism !== COST.parallelism
  );
}

/** Of a password that nobody knows. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$X7tVbNnSjcHBn8XoUcJSaA$6nAbvG5jvbNQwFmxlz6pZbzVc6Jz0iVjPp3FZ1qBZxU';

/** Null for what is no hash of ours, or would cost more than one may. */
function costOf(stored: string): typeof MOST | null {
  const found = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[\w+/]{22,}\$[\w+/]{43,}$/.exec(
    stored,
  );
  if (!found) return null;
  const [memoryCost, timeCost, parallelism] = found.slice(1).map(Number) as [number, number, number];
  const within =
    memoryCost <= MOST.memoryCost && timeCost <= MOST.timeCost && parallelism <= MOST.parallelism;
  return within ? { memoryCost, timeCost, parallelism } : null;
}

/** Normalised, so that a password typed on another keyboard or system is the same one (NIST 800-63B, 5.1.1.2). */
const plain = (password: string) => password.normalize('NFKC');
