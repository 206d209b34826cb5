import { Clock, ClockBar, Countdown } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { StillPlaying } from './still-playing';

/** From here on the clock has four figures. */
const TEN_MINUTES = 600_000;

/** The clock of the round that is played, with its bar; after it, who has more time. */
export function HallClock({ event }: { event: Snapshot }) {
  const { round, settings } = event;
  if (!round) return null;
  if (round.status === 'closed') {
    if (event.nextOpensAt === null) return null;
    return (
      <span className="hall-clock">
        <Countdown to={event.nextOpensAt} />
      </span>
    );
  }
  const seconds = settings.secondsPerRound;
  const whole = round.remainingMs ?? round.closesAt - round.opensAt;
  return (
    <div>
      <span className="hall-clock" data-long={whole >= TEN_MINUTES || undefined}>
        <Clock round={round} seconds={seconds} />
      </span>
      <ClockBar round={round} seconds={seconds} />
      <StillPlaying round={round} extraTime={event.extraTime} />
    </div>
  );
}
