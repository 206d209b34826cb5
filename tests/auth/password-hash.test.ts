import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from '@/lib/auth/password-hash';

describe('password hashes', () => {
  it('are salted, name their cost, and verify', async () => {
    const [one, two] = await Promise.all([
      hashPassword('seven tiles laid'),
      hashPassword('seven tiles laid'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(isOutdated(one)).toBe(false);
    expect(one).not.toBe(two);
    expect(await verifyPassword('seven tiles laid', one)).toBe(true);
    expect(await verifyPassword('seven tiles laiD', one)).toBe(false);
  });

  it('read one made with scrypt, as they were before', async () => {
    const old =
      'scrypt$16384$8$1$c2FsdHNhbHRzYWx0c2FsdA$' +
      (await import('node:crypto'))
        .scryptSync('old password', Buffer.from('saltsaltsaltsalt'), 32, { N: 16384 })
        .toString('base64url');
    expect(await verifyPassword('old password', old)).toBe(true);
    expect(await verifyPassword('another password', old)).toBe(false);
    expect(isOutdated(old)).toBe(true);
  });

  it('read a stored cost other than today’s', async () => {
    const old = await hash('old password', { memoryCost: 8192, timeCost: 3, parallelism: 1 });
    expect(await verifyPassword('old password', old)).toBe(true);
    expect(isOutdated(old)).toBe(true);
  });

  it('are the same for both spellings of an accent', async () => {
    const stored = await hashPassword('cafe\u0301 au lait');
    expect(await verifyPassword('caf\u00e9 au lait', stored)).toBe(true);
  });

  it.each([
    null,
    'plain text',
    'scrypt$0$8$3$c2FsdA$a2V5',
    '$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5',
    'scrypt$1073741824$8$1$c2FsdHNhbHRzYWx0$a2V5a2V5a2V5a2V5a2V5',
  ])('that are not one match nothing: %s', async (stored) => {
    expect(await verifyPassword('plain text', stored)).toBe(false);
  });

  it('do the same work when nobody has the address', async () => {
    const stored = await hashPassword('seven tiles laid');
    const time = async (hash: string | null) => {
      const start = performance.now();
      await verifyPassword('another password', hash);
      return performance.now() - start;
    };
    // In turn, and the best of each: somebody else may keep the processor meanwhile.
    const [known, unknown] = [[] as number[], [] as number[]];
    for (let run = 0; run < 6; run++) {
      known.push(await time(stored));
      unknown.push(await time(null));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
  });
});
