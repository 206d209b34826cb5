import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ownPath, providerList, sessionUser } from '@/lib/auth';
import { AuthPage, ProviderButtons, RegisterForm } from '@/lib/client/account';
import { env } from '@/lib/ops';

export const metadata: Metadata = { title: 'Open an account' };

export default async function RegisterPage({ searchParams }: { searchParams: Promise<{ to?: string }> }) {
  const to = ownPath((await searchParams).to, '/account');
  if (await sessionUser(await headers())) redirect(to);
  return (
    <AuthPage
      title="Open an account"
      lead="It keeps the events you host, on every device. Players need none."
      aside={<ProviderButtons providers={providerList()} to={to} verb="Continue with" />}
      other={{ text: 'You have one?', link: 'Sign in', href: '/sign-in', to }}
      hostFreely={!env().hostsNeedAccount}
    >
      <RegisterForm to={to} />
    </AuthPage>
  );
}
