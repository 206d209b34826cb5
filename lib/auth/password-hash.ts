import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { oneAtATime } from './one-at-a-time';

/** scrypt's cost: 32 MB and about 0.2 s of one core (OWASP's table, row N=2^15 r=8 p=3). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
/** A stored string may name a higher cost than today's, within reason: it is ours, but it is still input. */
const MAX_MEMORY = 256 * 1024 * 1024;
const MAX_WORK = 2 ** 18 * 8 * 16;

interface Stored {
  cost: { N: number; r: number; p: number };
  salt: Buffer;
  key: Buffer;
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url: whoever raises the cost can still read old ones. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, KEY_BYTES);
  return format({ cost: COST, salt, key });
}

/**
 * Compares in constant time. Without a stored hash (nobody has that address, or only an OAuth sign-in) the
 * same work is done and the answer is no, so the time taken tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const read = stored === null ? null : parse(stored);
  const { cost, salt, key } = read ?? DECOY;
  const derived = await derive(password, salt, cost, key.length);
  return timingSafeEqual(derived, key) && read !== null;
}

const DECOY: Stored = { cost: COST, salt: randomBytes(16), key: randomBytes(KEY_BYTES) };

function format({ cost, salt, key }: Stored): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parse(text: string): Stored | null {
  const [name, N, r, p, salt, key, ...rest] = text.split('$');
  if (name !== 'scrypt' || !salt || !key || rest.length > 0) return null;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const whole = [cost.N, cost.r, cost.p].every((n) => Number.isInteger(n) && n > 0);
  if (!whole || cost.N * cost.r * cost.p > MAX_WORK) return null;
  const stored = { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  return stored.key.length >= 16 ? stored : null;
}

// Normalised, so that a password typed on another keyboard or system is the same one (NIST 800-63B, 5.1.1.2).
const derive = (password: string, salt: Buffer, cost: Stored['cost'], length: number) =>
  oneAtATime(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options: ScryptOptions = { ...cost, maxmem: MAX_MEMORY };
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
