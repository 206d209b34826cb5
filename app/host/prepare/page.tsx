import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { PreparePage } from '@/lib/client/prepared';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('prepare');
  return { title: t('title') };
}

export default async function PrepareGamePage() {
  return (
    <SitePage user={await sessionUser(await headers())} width="wide">
      <Words of={['prepare', 'lexicons', 'create']}>
        <PreparePage />
      </Words>
    </SitePage>
  );
}
