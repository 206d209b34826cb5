import type { Metadata } from 'next';
import { Review } from '@/lib/client/review';
import { Words } from '@/lib/i18n/server';

export const metadata: Metadata = { title: 'Review' };

export default async function ReviewPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['review']}>
      <Review code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
