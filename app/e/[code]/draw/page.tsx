import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { DrawPage } from '@/lib/client/proof';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('proof');
  return { title: t('title'), robots: { index: false } };
}

export default async function EventDrawPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <Words of={['proof']}>
        <DrawPage code={code} />
      </Words>
    </SitePage>
  );
}
