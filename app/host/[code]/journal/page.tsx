import type { Metadata } from 'next';
import { JournalPage } from '@/lib/client/referee';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('referee');
  return { title: t('journal') };
}

/** Every decision of the referees. */
export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <Words of={['referee', 'host', 'desk']}>
      <JournalPage code={decodeURIComponent(code).toUpperCase()} />
    </Words>
  );
}
