import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, providerList, registerUser, sessionUser } from '@/lib/auth';
import { prisma } from '@/lib/db';
import { overrideEnv } from '@/lib/ops';
import { testDatabase } from '../support/database';
import { Browser } from './browser';
import { type Claims, FakeProvider } from './fake-provider';

testDatabase();

const provider = new FakeProvider();
const VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

beforeAll(async () => {
  overrideEnv({ authSecret: 'a secret of at least sixteen characters' });
  await provider.start();
  process.env.OIDC_ISSUER = provider.issuer;
  process.env.OIDC_CLIENT_ID = 'onerack';
  process.env.OIDC_CLIENT_SECRET = 'secret';
  process.env.OIDC_NAME = 'School';
});
afterAll(async () => {
  for (const name of VARIABLES) delete process.env[name];
  await provider.stop();
});
afterEach(async () => {
  await prisma().user.deleteMany();
});

/** The whole way: to the provider, agree there, and back. */
async function signIn(browser: Browser, claims: Claims, to = '/host'): Promise<string> {
  const there = await browser.post('signin/oidc', { callbackUrl: to });
  expect(there.origin).toBe(provider.issuer);
  const back = provider.agree(there, claims);
  expect(back.host).toBe(browser.host);
  return (await browser.get(back.pathname.replace('/api/auth/', '') + back.search)).location ?? '';
}

const ANN = { sub: 's-1', email: 'Ann@Example.org', name: 'Ann' };

describe('signing in through a provider', () => {
  it('is offered when its variables are set', () => {
    expect(providerList()).toEqual([{ id: 'oidc', name: 'School' }]);
  });

  it('opens an account the first time and finds it by the provider’s id ever after', async () => {
    const browser = new Browser();
    expect(await signIn(browser, ANN)).toBe('http://192.168.1.20:3000/host');
    const first = await sessionUser(browser.cookie);
    expect(first).toMatchObject({ email: 'ann@example.org', name: 'Ann' });
    const later = new Browser('rack.example.org', 'https');
    await signIn(later, { sub: 's-1', email: 'moved@example.org', name: 'Anna' });
    expect(await sessionUser(later.cookie)).toEqual(first);
    expect(await prisma().user.count()).toBe(1);
  });

  it('does not join an account by its address, verified or not', async () => {
    await registerUser({ email: 'ann@example.org', name: 'Ann', password: 'seven tiles laid' }, 'a');
    const browser = new Browser();
    const back = await signIn(browser, { ...ANN, email_verified: true });
    expect(back).toBe('/sign-in?error=account-not-linked');
    expect(await sessionUser(browser.cookie)).toBeNull();
  });

  it('links the account of whoever is signed in', async () => {
    await registerUser({ email: 'ann@example.org', name: 'Ann', password: 'seven tiles laid' }, 'a');
    const browser = new Browser();
    await browser.post('callback/credentials', { email: 'ann@example.org', password: 'seven tiles laid' });
    const user = await sessionUser(browser.cookie);
    await signIn(browser, { ...ANN, email: 'ann@school.example' });
    expect(await sessionUser(browser.cookie)).toEqual(user);
    expect(await accountOf(user?.id ?? '')).toMatchObject({ providers: ['oidc'], hasPassword: true });
    const later = new Browser();
    await signIn(later, { ...ANN, email: 'ann@school.example' });
    expect(await sessionUser(later.cookie)).toEqual(user);
  });

  it('refuses to link what is another account’s', async () => {
    await signIn(new Browser(), ANN);
    const ben = new Browser();
    await signIn(ben, { sub: 's-2', email: 'ben@example.org', name: 'Ben' });
    expect(await signIn(ben, ANN)).toBe('/sign-in?error=account-of-another');
    expect(await sessionUser(ben.cookie)).toMatchObject({ name: 'Ben' });
  });

  it('refuses a person without an address, and one whose token is not for this sign-in', async () => {
    expect(await signIn(new Browser(), { sub: 's-3', name: 'Cem' })).toBe('/sign-in?error=email-missing');
    const browser = new Browser();
    const back = provider.agree(await browser.post('signin/oidc', { callbackUrl: '/' }), ANN);
    const thief = new Browser();
    const answer = await thief.get(`callback/oidc${back.search}`);
    expect(answer.location).toContain('error=OAuthCallback');
    expect(await prisma().user.count()).toBe(0);
  });
});
