import type { Metadata } from 'next';
import { TablesPage } from '@/lib/client/correct';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tables');
  return { title: t('title') };
}

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['tables', 'desk']}>
      <TablesPage code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
