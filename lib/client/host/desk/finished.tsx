import { endText } from '@/lib/client/play';
import type { Heads } from '@/lib/client/screen';
import { LinkButton, Podium } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { HeadTable } from './head-table';

/** After the end: who won, and where everything stays. */
export function Finished({ event, heads }: { event: Snapshot; heads: Heads }) {
  const { standings, code } = event;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <section aria-label="Result">
        <h2 className="text-2xl font-bold">Finished</h2>
        <p className="text-quiet">{endText(event.endReason)}</p>
        {standings.length > 0 ? <Podium rows={standings} className="mt-8" /> : null}
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton kind="primary" size="lg" href={`/e/${code}/review`}>
            Review the rounds
          </LinkButton>
          <LinkButton kind="plain" size="lg" href={`/api/events/${code}/results.csv`} download>
            Results as CSV
          </LinkButton>
          <LinkButton kind="plain" size="lg" href="/host">
            Another event
          </LinkButton>
        </div>
      </section>
      <HeadTable event={event} heads={heads} />
    </div>
  );
}
