import { describe, expect, it } from 'vitest';
import { Attempts } from '@/lib/auth';
import { signInLimits } from '@/lib/auth/limit-attempts';

const LIMIT = { burst: 3, windowMs: 9000 };

function failTimes(attempts: Attempts, times: number, now: number, keys: Record<string, typeof LIMIT>) {
  return Array.from({ length: times }, () => attempts.take(keys, now));
}

describe('attempts', () => {
  it('are free up to the limit, then wait until one has leaked out', () => {
    const attempts = new Attempts();
    expect(failTimes(attempts, 4, 0, { a: LIMIT })).toEqual([0, 0, 0, 3]);
    expect(attempts.take({ a: LIMIT }, 2999)).toBe(1);
    expect(attempts.take({ a: LIMIT }, 3000)).toBe(0);
    expect(attempts.take({ a: LIMIT }, 3000)).toBe(3);
  });

  it('that succeed are given back', () => {
    const attempts = new Attempts();
    for (let n = 0; n < 10; n++) {
      expect(attempts.take({ a: LIMIT }, 0)).toBe(0);
      attempts.giveBack({ a: LIMIT }, 0);
    }
  });

  it('are taken from every key or from none', () => {
    const attempts = new Attempts();
    const wide = { burst: 100, windowMs: 9000 };
    failTimes(attempts, 3, 0, { a: LIMIT });
    for (let n = 0; n < 100; n++) expect(attempts.take({ wide, a: LIMIT }, 0)).toBe(3);
    expect(attempts.take({ wide }, 0)).toBe(0);
  });

  it('are looked at without being taken, and charged into debt', () => {
    const attempts = new Attempts();
    for (let n = 0; n < 5; n++) expect(attempts.wait('a', LIMIT, 0)).toBe(0);
    for (let n = 0; n < 6; n++) attempts.charge('a', LIMIT, 0);
    // Six of three are used: the debt is paid back first.
    expect(attempts.wait('a', LIMIT, 0)).toBe(12);
    expect(attempts.wait('a', LIMIT, 12_000)).toBe(0);
  });

  it('of one key are taken alike, alone or with others', () => {
    const attempts = new Attempts();
    expect(Array.from({ length: 4 }, () => attempts.takeOne('a', LIMIT, 0))).toEqual([0, 0, 0, 3]);
    expect(attempts.take({ a: LIMIT }, 0)).toBe(3);
  });

  it('of one key do not count for another', () => {
    const attempts = new Attempts();
    failTimes(attempts, 3, 0, { a: LIMIT });
    expect(attempts.take({ b: LIMIT }, 0)).toBe(0);
  });

  it('forget the oldest keys when there are too many', () => {
    const attempts = new Attempts();
    failTimes(attempts, 3, 0, { first: LIMIT });
    for (let n = 0; n < 20_000; n++) attempts.take({ [`k${n}`]: LIMIT }, 0);
    expect(attempts.take({ first: LIMIT }, 0)).toBe(0);
  });
});

describe('a sign-in', () => {
  const fail = (attempts: Attempts, email: string, address: string) =>
    attempts.take(signInLimits(email, address), 0);

  it('is limited per account from one address', () => {
    const attempts = new Attempts();
    for (let n = 0; n < 8; n++) expect(fail(attempts, 'a@x.org', '10.0.0.1')).toBe(0);
    expect(fail(attempts, 'a@x.org', '10.0.0.1')).toBeGreaterThan(0);
    // its owner gets in from elsewhere, and others from there
    expect(fail(attempts, 'a@x.org', '10.0.0.2')).toBe(0);
    expect(fail(attempts, 'b@x.org', '10.0.0.1')).toBe(0);
  });

  it('is limited per account from all addresses together', () => {
    const attempts = new Attempts();
    const waits = Array.from({ length: 41 }, (_, n) => fail(attempts, 'a@x.org', `10.0.1.${n}`));
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  });

  it('is limited per network whatever the account', () => {
    const attempts = new Attempts();
    const waits = Array.from({ length: 81 }, (_, n) => fail(attempts, `${n}@x.org`, `2001:db8::${n}`));
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect(fail(attempts, 'z@x.org', '2001:db8:0:0:ffff::1')).toBeGreaterThan(0);
    expect(fail(attempts, 'z@x.org', '2001:db8:0:1::1')).toBe(0);
  });

  it('counts an IPv4 address once, however it is written', () => {
    expect(signInLimits('a', '::ffff:10.0.0.1')).toEqual(signInLimits('a', '10.0.0.1'));
  });
});
