import type { RecentResult } from '@/lib/http/schemas/results';
import { getFormatter, getTranslations } from '@/lib/i18n/server';
import { Between } from '../ui';
import { DayText } from './day-text';

export interface RecentListProps {
  /** null when they could not be read */
  results: readonly RecentResult[] | null;
}

/** Finished events that anybody may look at: who won, with how much of the tops. */
export async function RecentList({ results }: RecentListProps) {
  const t = await getTranslations('home');
  if (!results) return <p className="mt-3 text-quiet">{t('recent.failed')}</p>;
  if (results.length === 0) return <p className="mt-3 text-quiet">{t('recent.none')}</p>;
  return (
    <ul className="mt-3 border-t border-line">
      {results.map((result) => (
        <li key={result.code} className="border-b border-line">
          <Row result={result} />
        </li>
      ))}
    </ul>
  );
}

const ONE_DIGIT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

async function Row({ result }: { result: RecentResult }) {
  const t = await getTranslations('home');
  const format = await getFormatter();
  const { players, rounds } = result;
  const share = result.topTotal > 0 ? result.winnerTotal / result.topTotal : 0;
  return (
    <a
      href={`/e/${result.code}/review`}
      className="-mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 rounded-ui px-2 py-2.5 hover:bg-accent-soft"
    >
      <bdi className="truncate font-semibold">{result.name}</bdi>
      <span className="text-end tabular">
        <b>{format.number(result.winnerTotal)}</b>{' '}
        <span className="text-quiet">{format.number(share, ONE_DIGIT)}</span>
      </span>
      <bdi className="truncate text-quiet">{result.winner}</bdi>
      <span className="text-end text-sm text-quiet">
        {t('recent.players', { players })}
        <Between />
        {t('recent.rounds', { rounds })}
        <span className="hidden sm:inline">
          <Between />
          <DayText ms={result.finishedAt} />
        </span>
      </span>
    </a>
  );
}
