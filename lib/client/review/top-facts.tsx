import { ExchangeLine, MoveText, RetakenLine } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import type { RoundReview } from '@/lib/http/schemas';

const count = new Intl.NumberFormat('en');

/** The top, and what the room and the solver had. */
export function TopFacts({
  round,
  players,
  notation,
}: {
  round: RoundReview;
  players: number;
  notation: Notation;
}) {
  const { top, isotopCount, legalMoves, best, found, sent } = round;
  const facts: [string, string][] = [
    ['found by', found === 0 ? 'nobody' : `${found} of ${players}`],
    ['best found', String(best)],
    ['slips', `${sent} of ${players}`],
    ['legal moves', count.format(legalMoves)],
    ...(isotopCount > 1 ? [['of equal score', String(isotopCount)] as [string, string]] : []),
  ];
  return (
    <section aria-label="Top">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <MoveText move={top} notation={notation} className="text-3xl" />
        <span className="tabular text-3xl font-bold">{top.score}</span>
      </p>
      <ExchangeLine exchange={round.exchange} notation={notation} className="mt-1 text-sm text-quiet" />
      <RetakenLine retaken={round.retaken} notation={notation} className="mt-1 text-sm text-quiet" />
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
