import type { Metadata } from 'next';
import { Desk } from '@/lib/client/host';

export const metadata: Metadata = { title: 'Desk' };

export default async function DeskPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <Desk code={decodeURIComponent(code).toUpperCase()} />;
}
