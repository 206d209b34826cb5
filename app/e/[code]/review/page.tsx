import type { Metadata } from 'next';
import { askedBy, Review, reviewPath, roundQuery } from '@/lib/client/review';
import { getTranslations, Words } from '@/lib/i18n/server';
import { previewOf } from '../preview';

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const codeOf = (code: string) => decodeURIComponent(code).toUpperCase();

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('review');
  const code = codeOf((await params).code);
  const { round, move } = await searchParams;
  const query = new URLSearchParams([
    ...(typeof round === 'string' ? [['round', round]] : []),
    ...(typeof move === 'string' ? [['move', move]] : []),
  ]);
  const shows = (rounds: number) => {
    const { named, round, move } = askedBy(query, rounds, false);
    if (!named || round === null) return null;
    const path = reviewPath(code, roundQuery(round, move));
    return { number: round, move, path, title: t('round.label', { round }) };
  };
  return previewOf({ code, title: t('title'), path: reviewPath(code), shows });
}

export default async function ReviewPage({ params }: Props) {
  return (
    <Words of={['review', 'result', 'downloads']}>
      <Review code={codeOf((await params).code)} />
    </Words>
  );
}
