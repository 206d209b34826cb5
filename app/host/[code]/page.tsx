import type { Metadata } from 'next';
import { Desk } from '@/lib/client/host';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('title') };
}

export default async function DeskPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['desk', 'host', 'lexicons', 'referee', 'speech', 'downloads', 'simulated']}>
      <Desk code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
