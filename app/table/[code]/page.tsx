import type { Metadata } from 'next';
import { TablePage } from '@/lib/client/table';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table');
  return { title: t('table') };
}

export default async function ClassicTablePage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['join', 'play', 'result', 'signals', 'table']}>
      <TablePage code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
