import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { OwnLists } from '@/lib/client/lexicons';
import { LinkButton } from '@/lib/client/ui';
import { TILE_SET_IDS } from '@/lib/engine';
import { ownLexiconInfo } from '@/lib/http';
import { getTranslations, Words } from '@/lib/i18n/server';
import { MOST_OWN_LISTS, ownLexicons } from '@/lib/lexicons';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lexicons');
  return { title: t('title') };
}

export default async function LexiconsPage() {
  const user = await sessionUser(await headers());
  if (!user) redirect('/sign-in?to=/host/lexicons');
  const lists = await ownLexicons(user.id);
  const t = await getTranslations('lexicons');
  return (
    <SitePage user={user} width="text">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <LinkButton href="/host" kind="plain">
          {t('host')}
        </LinkButton>
      </div>
      <p className="mt-4 text-lg">{t('intro')}</p>
      <Words of={['lexicons']}>
        <OwnLists
          lists={lists.map((list) => ownLexiconInfo(list))}
          most={MOST_OWN_LISTS}
          tileSets={TILE_SET_IDS}
        />
      </Words>
    </SitePage>
  );
}
