import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { GatheringPage } from '@/lib/client/gathering';
import { SitePage } from '@/lib/client/home';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('gathering');
  return { title: t('title'), robots: { index: false } };
}

export default async function GatheringOverview({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <Words of={['gathering', 'downloads', 'proof']}>
        <GatheringPage code={code} />
      </Words>
    </SitePage>
  );
}
