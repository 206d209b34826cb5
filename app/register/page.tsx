import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ownPath, providerList, sessionUser } from '@/lib/auth';
import { AuthPage, ProviderButtons, RegisterForm } from '@/lib/client/account';
import { getTranslations, Words } from '@/lib/i18n/server';
import { env } from '@/lib/ops';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('register.title') };
}

export default async function RegisterPage({ searchParams }: { searchParams: Promise<{ to?: string }> }) {
  const t = await getTranslations('account');
  const to = ownPath((await searchParams).to, '/account');
  if (await sessionUser(await headers())) redirect(to);
  return (
    <Words of={['account']}>
      <AuthPage
        title={t('register.title')}
        lead={t('register.lead')}
        aside={<ProviderButtons providers={providerList()} to={to} verb="continueWith" />}
        other={{ text: t('register.have'), link: t('signIn.title'), href: '/sign-in', to }}
        hostFreely={!env().hostsNeedAccount}
      >
        <RegisterForm to={to} />
      </AuthPage>
    </Words>
  );
}
