/** Passwords of accounts from before argon2: read, never written. */
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { oneAtATime } from './one-at-a-time';

/** A stored string names its cost, within reason: it is ours, but it is still input. */
const MAX_MEMORY = 256 * 1024 * 1024;
const MAX_WORK = 2 ** 18 * 8 * 16;

interface Stored {
  cost: { N: number; r: number; p: number };
  salt: Buffer;
  key: Buffer;
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export const isScrypt = (stored: string) => parse(stored) !== null;

/** Compares in constant time; `password` normalised. */
export async function verifyScrypt(password: string, stored: string): Promise<boolean> {
  const read = parse(stored);
  if (!read) return false;
  return timingSafeEqual(await derive(password, read), read.key);
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

const derive = (password: string, { salt, cost, key }: Stored) =>
  oneAtATime(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options: ScryptOptions = { ...cost, maxmem: MAX_MEMORY };
        scrypt(password, salt, key.length, options, (error, derived) =>
          error ? reject(error) : resolve(derived),
        );
      }),
  );
