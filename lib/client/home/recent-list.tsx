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
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-2 py-2.5 -mx-2 rounded-ui hover:bg-accent-soft md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto]"
    >
      <bdi className="truncate font-semibold">{result.name}</bdi>
      <span className="text-end text-sm text-quiet md:order-3 md:text-start">
        {count(result.players, 'player')}, {count(result.rounds, 'round')}
        <span className="hidden md:inline">
          , <DayText ms={result.finishedAt} />
        </span>
      </span>
      <bdi className="truncate text-quiet md:order-2">{result.winner}</bdi>
      <span className="text-end tabular md:order-4">
        <b>{result.winnerTotal}</b> <span className="text-quiet">{share.toFixed(1)} %</span>
      </span>
    </a>
  );
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
