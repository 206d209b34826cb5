import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { accountOf, providerList, sessionUser } from '@/lib/auth';
import { EventList, ProviderButtons, SignOutButton } from '@/lib/client/account';
import { SitePage } from '@/lib/client/home';
import { LinkButton } from '@/lib/client/ui';
import { myEvents } from '@/lib/event';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title') };
}

export default async function AccountPage() {
  const user = await sessionUser(await headers());
  const account = user && (await accountOf(user.id));
  // `error` keeps a cookie whose account is gone from being sent to and fro.
  if (!account) redirect(user ? '/sign-in?to=/account&error=account-gone' : '/sign-in?to=/account');
  const t = await getTranslations('account');
  const events = await myEvents(account.id);
  const unlinked = providerList().filter(({ id }) => !account.providers.includes(id));
  return (
    <Words of={['account']}>
      <SitePage user={account} width="text">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl font-bold">{t('title')}</h1>
          <LinkButton href="/host" kind="primary">
            {t('host')}
          </LinkButton>
        </div>
        <EventList events={events} />
        <section className="mt-12 border-t border-line pt-6">
          <h2 className="text-lg font-bold">{t('account')}</h2>
          <p className="mt-2">
            <a href="/host/lexicons" className="font-semibold text-accent underline underline-offset-4">
              {t('ownLists')}
            </a>
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0 break-words">
              <bdi>{account.name}</bdi>
              <br />
              <span className="text-quiet">{account.email}</span>
            </p>
            <SignOutButton />
          </div>
          {unlinked.length > 0 ? (
            <div className="mt-6 max-w-xs">
              <p className="mb-2 text-sm text-quiet">{t('another')}</p>
              <ProviderButtons providers={unlinked} to="/account" verb="link" />
            </div>
          ) : null}
        </section>
      </SitePage>
    </Words>
  );
}
