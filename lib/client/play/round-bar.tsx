import type { RoundView, Snapshot } from '@/lib/http/schemas';
import type { Link } from '../live';
import { Clock, ClockBar } from '../ui';
import { EventLine } from './event-line';

export interface RoundBarProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** The thin line above the board: which round of what, and the clock. On a wide screen the clock has its own place. */
export function RoundBar({ snapshot, round, link }: RoundBarProps) {
  return (
    <header className="round-bar">
      <div className="min-w-0">
        <RoundName snapshot={snapshot} round={round} />
        <EventLine name={snapshot.name} link={link} />
      </div>
      <Clock round={round} seconds={snapshot.settings.secondsPerRound} className="round-clock" />
      <ClockBar round={round} seconds={snapshot.settings.secondsPerRound} className="round-bar-line" />
    </header>
  );
}

function RoundName({ snapshot, round }: Pick<RoundBarProps, 'snapshot' | 'round'>) {
  const { maxRounds } = snapshot.settings;
  return (
    <h1 className="truncate font-bold">
      Round <span className="tabular">{round.number}</span>
      {maxRounds === null ? null : <span className="font-normal text-quiet"> of {maxRounds}</span>}
      {round.status === 'paused' ? <span className="text-alert"> · paused</span> : null}
    </h1>
  );
}
