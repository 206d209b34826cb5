import type { Metadata } from 'next';
import { Embedded } from '@/lib/client/review';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review');
  return { title: t('title'), robots: { index: false } };
}

/** For frames of other sites: proxy.ts lets them have this page alone, and nothing on it can be pressed but a link. */
export default async function EmbedPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['review']}>
      <Embedded code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
