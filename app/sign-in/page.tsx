import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ownPath, providerList, sessionUser } from '@/lib/auth';
import { AuthPage, ProviderButtons, SignInForm } from '@/lib/client/account';
import { getTranslations, Words } from '@/lib/i18n/server';
import { env } from '@/lib/ops';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('signIn.title') };
}

interface Query {
  /** `callbackUrl` is what next-auth calls it on the way back from a provider */
  searchParams: Promise<{ to?: string; callbackUrl?: string; error?: string }>;
}

export default async function SignInPage({ searchParams }: Query) {
  const t = await getTranslations('account');
  const { to: wanted, callbackUrl, error } = await searchParams;
  const requestHeaders = await headers();
  const origin = `${requestHeaders.get('x-forwarded-proto') ?? 'http'}://${requestHeaders.get('host')}`;
  const to = ownPath(wanted ?? callbackUrl, '/account', origin);
  const user = await sessionUser(requestHeaders);
  if (user && !error) redirect(to);
  return (
    <Words of={['account']}>
      <AuthPage
        title={t('signIn.title')}
        lead={t('signIn.lead')}
        aside={<ProviderButtons providers={providerList()} to={to} verb="continueWith" />}
        other={{ text: t('signIn.new'), link: t('register.title'), href: '/register', to }}
        hostFreely={!env().hostsNeedAccount}
      >
        <SignInForm to={to} error={error ?? null} />
      </AuthPage>
    </Words>
  );
}
