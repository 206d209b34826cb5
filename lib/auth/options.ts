import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { EmailText } from '@/lib/http/schemas/account';
import { authSecret, log } from '@/lib/ops';
import { addressOf } from './address-of';
import { checkCredentials } from './check-credentials';
import { ownPath } from './own-path';
import { oauthProviders } from './providers';
import { type SessionUser, sessionUser } from './session-user';
import { userOfAccount } from './user-of-account';

const SIGN_IN_PAGE = '/sign-in';
const SESSION_SECONDS = 30 * 24 * 3600;

/**
 * next-auth's options for one request. Made anew each time, because signing in through a provider depends
 * on who is signed in already, and because nothing (secret, settings) may be read when the app is built.
 */
export function authOptions(headers: Headers): NextAuthOptions {
  trustTheHostHeader();
  let person: SessionUser | undefined;
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: SIGN_IN_PAGE, signOut: '/account', error: SIGN_IN_PAGE },
    providers: [credentialsProvider(headers), ...oauthProviders()],
    logger: {
      error: (code, metadata) => log.warn('sign-in', { code, metadata: briefly(metadata) }),
      warn: (code) => log.debug('sign-in', { code }),
      debug: () => {},
    },
    callbacks: {
      redirect: ({ url, baseUrl }) => new URL(ownPath(url, '/', baseUrl), baseUrl).href,
      async signIn({ user, account }) {
        if (account?.type !== 'oauth') return true;
        const { provider, providerAccountId } = account;
        const profile = { provider, providerAccountId, email: user.email, name: user.name };
        const found = await userOfAccount(profile, await sessionUser(headers));
        if (!found.ok) return `${SIGN_IN_PAGE}?error=${found.code}`;
        person = found.user;
        return true;
      },
      // Nothing but who it is goes into the cookie: no picture, no token of a provider.
      jwt: ({ token, user }) => {
        const { id, email, name } = person ?? user ?? { id: token.sub, email: token.email, name: token.name };
        return { sub: id, email, name };
      },
    },
  };
}

function credentialsProvider(headers: Headers) {
  return CredentialsProvider({
    name: 'e-mail and password',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    async authorize(given) {
      const email = EmailText.safeParse(given?.email);
      if (!email.success || typeof given?.password !== 'string') return null;
      const result = await checkCredentials(
        email.data,
        given.password,
        addressOf((name) => headers.get(name)),
      );
      if (result.ok) return result.user;
      // next-auth passes on an error's message: that is how a page learns of more than a plain no.
      if (result.code === 'too-many-requests') throw new Error(result.code);
      return null;
    },
  });
}

/**
 * next-auth takes its own address from the request only where this is set; else it believes to be
 * `http://localhost:3000` for everybody in the hall. A Host header that was made up misleads nobody but its
 * sender: redirects go to paths of ours, and a provider checks the address it sends people back to.
 */
function trustTheHostHeader() {
  process.env.AUTH_TRUST_HOST ??= '1';
}

/** The message, without tokens or bodies that a provider's answer may hold. */
function briefly(metadata: Error | { [key: string]: unknown }): string {
  const error = metadata instanceof Error ? metadata : metadata.error;
  return error instanceof Error ? error.message : String(metadata.message ?? '');
}
