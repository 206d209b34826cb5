import type { Metadata } from 'next';
import { Review } from '@/lib/client/review';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review');
  return { title: t('title') };
}

export default async function ReviewPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['review']}>
      <Review code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
