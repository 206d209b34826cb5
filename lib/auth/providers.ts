import GithubProvider from 'next-auth/providers/github';
import GoogleProvider from 'next-auth/providers/google';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { env } from '@/lib/ops';
import { type OidcSettings, oidcSettings } from './oidc-settings';

/** A way to sign in beside the password, as the pages show it. */
export interface ProviderInfo {
  id: string;
  name: string;
}

/** What every provider says of a person, whatever it calls it. */
interface Person {
  sub?: string;
  name?: string;
  preferred_username?: string;
  email?: string;
}

/** The providers whose variables are set. */
// biome-ignore lint/suspicious/noExplicitAny: next-auth's own lists of providers are typed by it.
export function oauthProviders(): OAuthConfig<any>[] {
  const { google, github } = env();
  const oidc = oidcSettings();
  return [
    ...(google ? [GoogleProvider({ clientId: google.id, clientSecret: google.secret })] : []),
    ...(github ? [GithubProvider({ clientId: github.id, clientSecret: github.secret })] : []),
    ...(oidc ? [oidcProvider(oidc)] : []),
  ];
}

export function providerList(): ProviderInfo[] {
  return oauthProviders().map(({ id, name, options }) => ({ id, name: options?.name ?? name }));
}

/** Any OpenID Connect server: a school's Keycloak, Authentik, or Microsoft with a tenant's issuer. */
function oidcProvider({ issuer, clientId, clientSecret, name }: OidcSettings): OAuthConfig<Person> {
  return {
    id: 'oidc',
    name,
    type: 'oauth',
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId,
    clientSecret,
    profile: (person) => ({
      id: String(person.sub),
      name: person.name ?? person.preferred_username,
      email: person.email,
    }),
  };
}
