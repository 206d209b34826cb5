import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { ImportPage } from '@/lib/client/importing';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('imports');
  return { title: t('title') };
}

export default async function ImportGamesPage() {
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <Words of={['imports', 'lexicons']}>
        <ImportPage />
      </Words>
    </SitePage>
  );
}
