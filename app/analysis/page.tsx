import type { Metadata } from 'next';
import { Analysis } from '@/lib/client/analysis';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('analysis');
  return { title: t('title') };
}

export default function AnalysisPage() {
  return (
    <Words of={['analysis', 'lexicons', 'create']}>
      <Analysis />
    </Words>
  );
}
