import type { Metadata } from 'next';
import { EventAlone } from '@/lib/client/alone';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('alone');
  return { title: t('title') };
}

export default async function EventAlonePage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['alone']}>
      <EventAlone code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
