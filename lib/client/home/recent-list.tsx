import type { RecentResult } from '@/lib/http/schemas/results';
import { DayText } from './day-text';

export interface RecentListProps {
  /** null when they could not be read */
  results: readonly RecentResult[] | null;
}

/** Finished events that anybody may look at: who won, with how much of the tops. */
export function RecentList({ results }: RecentListProps) {
  if (!results) return <p className="mt-3 text-quiet">The results cannot be read at the moment.</p>;
  if (results.length === 0)
    return <p className="mt-3 text-quiet">None yet. The first event that ends here will be listed.</p>;
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

function Row({ result }: { result: RecentResult }) {
  const share = result.topTotal > 0 ? (100 * result.winnerTotal) / result.topTotal : 0;
  return (
    <a
      href={`/e/${result.code}/review`}
      className="-mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 rounded-ui px-2 py-2.5 hover:bg-accent-soft"
    >
      <bdi className="truncate font-semibold">{result.name}</bdi>
      <span className="text-end tabular">
        <b>{result.winnerTotal}</b> <span className="text-quiet">{share.toFixed(1)} %</span>
      </span>
      <bdi className="truncate text-quiet">{result.winner}</bdi>
      <span className="text-end text-sm text-quiet">
        {count(result.players, 'player')}, {count(result.rounds, 'round')}
        <span className="hidden sm:inline">
          , <DayText ms={result.finishedAt} />
        </span>
      </span>
    </a>
  );
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
