import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ownPath, providerList, sessionUser } from '@/lib/auth';
import { AuthPage, ProviderButtons, SignInForm } from '@/lib/client/account';
import { env } from '@/lib/ops';

export const metadata: Metadata = { title: 'Sign in' };

interface Query {
  /** `callbackUrl` is what next-auth calls it on the way back from a provider */
  searchParams: Promise<{ to?: string; callbackUrl?: string; error?: string }>;
}

export default async function SignInPage({ searchParams }: Query) {
  const { to: wanted, callbackUrl, error } = await searchParams;
  const requestHeaders = await headers();
  const origin = `${requestHeaders.get('x-forwarded-proto') ?? 'http'}://${requestHeaders.get('host')}`;
  const to = ownPath(wanted ?? callbackUrl, '/account', origin);
  const user = await sessionUser(requestHeaders);
  if (user && !error) redirect(to);
  return (
    <AuthPage
      title="Sign in"
      lead="For hosts who want to find their events again. Players need no account."
      aside={<ProviderButtons providers={providerList()} to={to} verb="Continue with" />}
      other={{ text: 'New here?', link: 'Open an account', href: '/register', to }}
      hostFreely={!env().hostsNeedAccount}
    >
      <SignInForm to={to} error={error ?? null} />
    </AuthPage>
  );
}
