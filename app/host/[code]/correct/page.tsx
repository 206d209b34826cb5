import type { Metadata } from 'next';
import { CorrectPage } from '@/lib/client/correct';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('correct');
  return { title: t('title') };
}

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ round?: string | string[] }>;
}

export default async function Page({ params, searchParams }: Props) {
  const [{ code }, { round }] = await Promise.all([params, searchParams]);
  return (
    <Words of={['correct', 'desk']}>
      <CorrectPage
        code={decodeURIComponent(code).toUpperCase()}
        round={/^\d{1,4}$/.test(String(round)) ? Number(round) : null}
      />
    </Words>
  );
}
