import { scryptSync } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, registerUser, sessionUser } from '@/lib/auth';
import { limitAttempts, registerLimits, signInLimits } from '@/lib/auth/limit-attempts';
import { prisma } from '@/lib/db';
import { overrideEnv, takeShared } from '@/lib/ops';
import { testDatabase } from '../support/database';
import { Browser } from './browser';

testDatabase();

const ANN = { email: 'ann@example.org', name: 'Ann', password: 'seven tiles laid' };
const signIn = (browser: Browser, password = ANN.password, to = '/account') =>
  browser.post('callback/credentials', { email: ANN.email, password, callbackUrl: to });

beforeAll(async () => {
  overrideEnv({ authSecret: 'a secret of at least sixteen characters' });
  expect(await registerUser(ANN, '10.0.0.1')).toMatchObject({ ok: true, user: { email: ANN.email } });
});
beforeEach(() => takeShared('auth.attempts'));

describe('registerUser', () => {
  it('stores a hash, never the password', async () => {
    const row = await prisma().user.findUniqueOrThrow({ where: { email: ANN.email } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(ANN.password);
    expect(await accountOf(row.id)).toEqual({
      id: row.id,
      email: ANN.email,
      name: 'Ann',
      hasPassword: true,
      providers: [],
    });
  });

  it('gives an address to one of two who ask together', async () => {
    const input = { ...ANN, email: 'two@example.org' };
    const results = await Promise.all([registerUser(input, 'a'), registerUser(input, 'b')]);
    expect(results.map((one) => (one.ok ? 'ok' : one.code)).sort()).toEqual(['email-taken', 'ok']);
  });

  it('refuses weak passwords', async () => {
    const result = await registerUser({ ...ANN, email: 'w@example.org', password: 'Password123' }, 'a');
    expect(result).toEqual({ ok: false, code: 'weak-password', problem: 'too-common' });
  });

  it('is limited per address', async () => {
    for (let n = 0; n < 20; n++) limitAttempts().take(registerLimits('10.9.9.9'), Date.now());
    const result = await registerUser({ ...ANN, email: 'l@example.org' }, '10.9.9.9');
    expect(result).toMatchObject({
      ok: false,
      code: 'too-many-requests',
      retryAfterSeconds: expect.any(Number),
    });
  });
});

describe('signing in with a password', () => {
  it('renews a hash from before argon2', async () => {
    const salt = Buffer.from('saltsaltsaltsalt');
    const key = scryptSync(ANN.password, salt, 32, { N: 1024, r: 8, p: 1 });
    const old = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    const where = { email: ANN.email };
    await prisma().user.update({ where, data: { passwordHash: old } });
    expect((await signIn(new Browser('192.168.1.20:3000'), 'a wrong one')).search).toContain('error');
    expect((await prisma().user.findUniqueOrThrow({ where })).passwordHash).toBe(old);
    for (let n = 0; n < 2; n++)
      expect((await signIn(new Browser('192.168.1.20:3000'))).pathname).toBe('/account');
    expect((await prisma().user.findUniqueOrThrow({ where })).passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('works from an address in the local network, over plain http', async () => {
    const browser = new Browser('192.168.1.20:3000');
    expect((await signIn(browser)).href).toBe('http://192.168.1.20:3000/account');
    expect([...browser.jar.keys()]).toContain('next-auth.session-token');
    expect(await sessionUser(browser.cookie)).toMatchObject({ email: ANN.email, name: 'Ann' });
  });

  it('works behind a proxy that ends https, with cookies that only https carries', async () => {
    const browser = new Browser('rack.example.org', 'https');
    expect((await signIn(browser)).href).toBe('https://rack.example.org/account');
    expect([...browser.jar.keys()]).toContain('__Secure-next-auth.session-token');
    expect(await sessionUser(browser.cookie)).toMatchObject({ email: ANN.email });
  });

  it('puts nothing but who it is into the session', async () => {
    const browser = new Browser();
    await signIn(browser);
    const { body } = await browser.get('session');
    expect(body).toMatchObject({ user: { name: 'Ann', email: ANN.email } });
    expect(await sessionUser(browser.cookie)).toEqual({
      id: expect.any(String),
      name: 'Ann',
      email: ANN.email,
    });
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const browser = new Browser();
    const wrong = await signIn(browser, 'not the password');
    const unknown = await browser.post('callback/credentials', {
      email: 'nobody@example.org',
      password: 'x',
    });
    expect(wrong.search).toBe(unknown.search);
    expect(wrong.searchParams.get('error')).toBe('CredentialsSignin');
    expect(await sessionUser(browser.cookie)).toBeNull();
  });

  it('refuses after too many failures, the right password too, and says so', async () => {
    const browser = new Browser();
    await signIn(browser, 'not the password');
    for (let n = 0; n < 7; n++) limitAttempts().take(signInLimits(ANN.email, browser.address), Date.now());
    expect((await signIn(browser)).searchParams.get('error')).toBe('too-many-requests');
    const elsewhere = new Browser('192.168.1.20:3000', 'http', '192.168.1.78');
    expect((await signIn(elsewhere)).pathname).toBe('/account');
  });

  it('needs the token against forged requests', async () => {
    const browser = new Browser();
    const { csrfToken } = (await browser.get('csrf')).body as { csrfToken: string };
    const stranger = new Browser();
    await stranger.send('POST', 'callback/credentials', { ...ANN, csrfToken, json: 'true' });
    expect(await sessionUser(stranger.cookie)).toBeNull();
  });

  it('never leads elsewhere', async () => {
    const { href } = await signIn(new Browser(), ANN.password, 'https://elsewhere.example/');
    expect(href).toBe('http://192.168.1.20:3000/');
  });

  it('ends with signing out', async () => {
    const browser = new Browser();
    await signIn(browser);
    await browser.post('signout', { callbackUrl: '/' });
    expect(await sessionUser(browser.cookie)).toBeNull();
  });
});
