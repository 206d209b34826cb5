import type { Metadata } from 'next';
import { CorrectPage } from '@/lib/client/correct';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('correct');
  return { title: t('title') };
}

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['correct', 'desk']}>
      <CorrectPage code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
