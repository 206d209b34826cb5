import type { Metadata } from 'next';
import { askedBy, Review, reviewPath, roundQuery } from '@/lib/client/review';
import { getTranslations, Words } from '@/lib/i18n/server';
import { previewOf } from '../preview';

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const codeOf = (code: string) => decodeURIComponent(code).toUpperCase();
const MOST_ROUNDS = 100;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('review');
  const code = codeOf((await params).code);
  const { round, move } = await searchParams;
  const query = new URLSearchParams([
    ...(typeof round === 'string' ? [['round', round]] : []),
    ...(typeof move === 'string' ? [['move', move]] : []),
  ]);
  const asked = askedBy(query, MOST_ROUNDS, false);
  if (!asked.named || asked.round === null)
    return previewOf({ code, title: t('title'), path: reviewPath(code) });
  const title = t('round.label', { round: asked.round });
  return previewOf({ ...asked, code, title, path: reviewPath(code, roundQuery(asked.round, asked.move)) });
}

export default async function ReviewPage({ params }: Props) {
  return (
    <Words of={['review', 'result', 'downloads']}>
      <Review code={codeOf((await params).code)} />
    </Words>
  );
}
