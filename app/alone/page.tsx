import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { AloneHub } from '@/lib/client/alone';
import { SitePage } from '@/lib/client/home';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('alone');
  return { title: t('title') };
}

export default async function AlonePage() {
  const t = await getTranslations('alone');
  return (
    <SitePage user={await sessionUser(await headers())} width="wide">
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg">{t('lead')}</p>
      <Words of={['alone', 'lexicons', 'simulated']}>
        <AloneHub />
      </Words>
    </SitePage>
  );
}
