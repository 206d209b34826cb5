import type { Metadata } from 'next';
import { RunPage } from '@/lib/client/alone';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('alone');
  return { title: t('title') };
}

export default async function AloneRunPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <Words of={['alone', 'join', 'play', 'result', 'signals']}>
      <RunPage id={decodeURIComponent(id)} />
    </Words>
  );
}
