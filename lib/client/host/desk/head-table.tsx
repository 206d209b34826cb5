import { type Heads, ranksBefore } from '@/lib/client/screen';
import { StandingsTable } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';

/** The first ten, and the way to all of them. */
export function HeadTable({ event, heads }: { event: Snapshot; heads: Heads }) {
  const { standings, code } = event;
  return (
    <section aria-label="Ranking">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-bold">{titleOf(event, heads.round)}</h2>
        {standings.length > 0 ? (
          <a href={`/e/${code}/review?view=ranking`} className="py-2 underline underline-offset-4">
            Full list
          </a>
        ) : null}
      </div>
      {standings.length > 0 ? (
        <StandingsTable rows={standings} before={ranksBefore(heads)} brief className="mt-1" />
      ) : (
        <p className="mt-1 text-quiet">It begins when the first round is closed.</p>
      )}
    </section>
  );
}

function titleOf({ status }: Snapshot, round: number): string {
  if (status === 'finished') return 'Final ranking';
  return round > 0 ? `Ranking after round ${round}` : 'Ranking';
}
