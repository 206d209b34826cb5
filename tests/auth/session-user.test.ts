import { encode } from 'next-auth/jwt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionUser } from '@/lib/auth';
import { overrideEnv } from '@/lib/ops';

const SECRET = 'a secret of at least sixteen characters';
const ANN = { sub: 'u1', email: 'ann@example.org', name: 'Ann' };
const seal = (token = ANN, secret = SECRET, maxAge = 3600) => encode({ token, secret, maxAge });

beforeEach(() => overrideEnv({ authSecret: SECRET }));
afterEach(() => overrideEnv());

describe('sessionUser', () => {
  const ann = { id: 'u1', email: 'ann@example.org', name: 'Ann' };

  it('reads the cookie of plain http and of https', async () => {
    const token = await seal();
    expect(await sessionUser(`next-auth.session-token=${token}`)).toEqual(ann);
    expect(await sessionUser(`a=b; __Secure-next-auth.session-token=${token}; c=d`)).toEqual(ann);
    expect(await sessionUser(new Headers({ cookie: `next-auth.session-token=${token}` }))).toEqual(ann);
  });

  it('takes the cookie that only https can set before the other', async () => {
    const ben = await seal({ sub: 'u2', email: 'ben@example.org', name: 'Ben' });
    const header = `next-auth.session-token=${ben}; __Secure-next-auth.session-token=${await seal()}`;
    expect(await sessionUser(header)).toEqual(ann);
  });

  it.each([
    null,
    undefined,
    '',
    'a=b',
    'next-auth.session-token=',
    'next-auth.session-token=x.y.z',
    'xnext-auth.session-token=x',
  ])('knows nobody in %s', async (header) => expect(await sessionUser(header)).toBeNull());

  it('refuses a token of another secret, an old one, a changed one, one that names nobody', async () => {
    const good = await seal();
    const bad = [
      await seal(ANN, 'another secret of sixteen characters'),
      await seal(ANN, SECRET, -60),
      `${good.slice(0, -4)}AAAA`,
      await encode({ token: { name: 'Ann' }, secret: SECRET }),
    ];
    for (const token of bad) expect(await sessionUser(`next-auth.session-token=${token}`)).toBeNull();
  });
});
