import type { Metadata } from 'next';
import { Review } from '@/lib/client/review';

export const metadata: Metadata = { title: 'Review' };

export default async function ReviewPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <Review code={decodeURIComponent(code).toUpperCase()} />;
}
