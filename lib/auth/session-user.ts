import { decode, type JWT } from 'next-auth/jwt';
import { authSecret } from '@/lib/ops';
import { cookieValue } from './cookie-value';

/** Somebody who is signed in. */
export interface SessionUser {
  /** id of the row in `app_user` */
  id: string;
  email: string;
  name: string;
}

/** The names next-auth gives its cookie: the first over https, the second over plain http in a hall. */
const COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'];

/**
 * Who sent a request, from its headers or its `cookie` header alone; null for nobody. Reads the signed
 * cookie and nothing else (no database, no Next), so the front door can call it on every request.
 */
export async function sessionUser(from: Headers | string | null | undefined): Promise<SessionUser | null> {
  const header = from instanceof Headers ? from.get('cookie') : from;
  const token = COOKIES.map((name) => cookieValue(header, name)).find((value) => value !== null);
  return token ? userOf(await readToken(token)) : null;
}

async function readToken(token: string): Promise<JWT | null> {
  try {
    return await decode({ token, secret: authSecret() });
  } catch {
    // Out of date, made with another secret, or not a token at all: nobody is signed in.
    return null;
  }
}

function userOf(token: JWT | null): SessionUser | null {
  if (!token?.sub || !token.email) return null;
  return { id: token.sub, email: token.email, name: token.name ?? token.email };
}
