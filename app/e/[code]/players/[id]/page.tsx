import type { Metadata } from 'next';
import { Sheet, sheetPath } from '@/lib/client/review';
import { getTranslations, Words } from '@/lib/i18n/server';
import { previewOf } from '../../preview';

interface Props {
  params: Promise<{ code: string; id: string }>;
}

async function asked({ params }: Props) {
  const { code, id } = await params;
  return { code: decodeURIComponent(code).toUpperCase(), id: decodeURIComponent(id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('review');
  const { code, id } = await asked(props);
  return previewOf({ code, title: t('sheet.title'), path: sheetPath(code, id), playerId: id });
}

export default async function SheetPage(props: Props) {
  const { code, id } = await asked(props);
  return (
    <Words of={['review', 'result']}>
      <Sheet code={code} playerId={id} />
    </Words>
  );
}
