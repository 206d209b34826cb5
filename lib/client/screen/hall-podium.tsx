import type { Snapshot, StandingRow } from '@/lib/http/schemas';
import { followers, podium, sideBySide } from './podium';
import { RankingList } from './ranking-list';

/** More than this on one step are told as a number: the rest of the list is in the review. */
const NAMES_ON_STEP = 3;

/** The end: the first three on their steps, those who follow beside. */
export function HallPodium({ event }: { event: Snapshot }) {
  const steps = sideBySide(podium(event.standings));
  const others = followers(event.standings);
  if (steps.length === 0) {
    return <p className="hall-big place-self-center">The event is over</p>;
  }
  return (
    <div className="hall-end" data-alone={others.length === 0 || undefined}>
      <ol className="hall-podium" aria-label="Podium">
        {steps.map((step) => (
          <li key={step.rank} className="hall-place">
            <StepNames rows={step.rows} />
            <div className="hall-step" data-rank={step.rank}>
              {step.rank}
            </div>
          </li>
        ))}
      </ol>
      <div className="hall-after">
        <RankingList rows={others} before={null} />
        <p className="text-quiet">
          {event.players} {event.players === 1 ? 'player' : 'players'} · all tops together{' '}
          <b className="tabular text-ink">{event.topTotal}</b>
        </p>
      </div>
    </div>
  );
}

function StepNames({ rows }: { rows: readonly StandingRow[] }) {
  const more = rows.length - NAMES_ON_STEP;
  return (
    <>
      {rows.slice(0, NAMES_ON_STEP).map((row) => (
        <p key={row.playerId} className="hall-winner">
          <bdi>{row.name}</bdi>
        </p>
      ))}
      {more > 0 ? <p className="text-quiet">and {more} more</p> : null}
      <p className="hall-words tabular">{rows[0]?.total}</p>
    </>
  );
}
