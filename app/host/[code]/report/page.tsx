import type { Metadata } from 'next';
import { ReportPage } from '@/lib/client/host';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('host');
  return { title: t('report.title') };
}

/** What each player did, for the host of the event. */
export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['host', 'downloads']}>
      <ReportPage code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
