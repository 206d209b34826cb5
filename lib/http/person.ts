import { randomBytes } from 'node:crypto';
import type { Person } from '@/lib/alone';
import { cookieValue, sessionUser } from '@/lib/auth';
import { isSecure } from './cross-site';
import { hashKey } from './keys';
import type { HttpRequest } from './message';

type Asking = Pick<HttpRequest, 'header' | 'url'>;

/** Whoever plays alone has a key in the browser, and perhaps an account: both find the own runs again. */
const COOKIE = 'onerack_alone';
const KEY = /^a_[\w-]{43}$/;
const YEAR = 365 * 24 * 3600;

export interface KnownPerson {
  person: Person;
  /** sets the cookie, for one who had no key yet */
  headers: Record<string, string>;
}

/** Who asks. Without a key one is made, which opens nothing yet; whether it is kept is for the caller to say. */
export async function personOf(request: Asking): Promise<KnownPerson> {
  const shown = keyIn(request);
  const key = shown ?? `a_${randomBytes(32).toString('base64url')}`;
  const user = await sessionUser(request.header('cookie'));
  const cookie = `${COOKIE}=${key}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
  return {
    person: { key: hashKey(key), userId: user?.id ?? null },
    headers: shown ? {} : { 'set-cookie': cookie },
  };
}

/** Who asks, if they have played alone here or are signed in; null for all others, of whom nothing is looked up. */
export async function knownPerson(request: Asking): Promise<Person | null> {
  const { person, headers } = await personOf(request);
  return person.userId === null && 'set-cookie' in headers ? null : person;
}

function keyIn(request: Asking): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  const key = bearer ?? cookieValue(request.header('cookie'), COOKIE);
  return key && KEY.test(key) ? key : null;
}
