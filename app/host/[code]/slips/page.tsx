import type { Metadata } from 'next';
import { SlipsPage } from '@/lib/client/referee';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('referee');
  return { title: t('slips') };
}

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ round?: string | string[]; shown?: string | string[]; voided?: string | string[] }>;
}

/** What was sent for a closed round, for whoever rules it. */
export default async function Page({ params, searchParams }: Props) {
  const [{ code }, { round, shown, voided }] = await Promise.all([params, searchParams]);
  return (
    <Words of={['referee', 'host', 'desk']}>
      <SlipsPage
        code={decodeURIComponent(code).toUpperCase()}
        round={/^\d{1,4}$/.test(String(round)) ? Number(round) : null}
        shown={typeof shown === 'string' ? shown : null}
        voided={typeof voided === 'string' ? voided : null}
      />
    </Words>
  );
}
