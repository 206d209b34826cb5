import { Board, Clock, ClockBar, Rack, RetakenLine } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';

/** From here on the clock has four figures. */
const TEN_MINUTES = 600_000;

/** A round being played: clock, rack, board of before, and how many slips are in. Nothing else is known here. */
export function HallRound({ event }: { event: Snapshot }) {
  const { round, settings, tileSet, slips, players } = event;
  if (!round) return null;
  const seconds = settings.secondsPerRound;
  const whole = round.remainingMs ?? round.closesAt - round.opensAt;
  const paused = round.status === 'paused';
  return (
    <div className="hall-two" data-scene="round">
      <div className="hall-board">
        <Board rows={round.board} tileSet={tileSet} notation={settings.notation} />
      </div>
      <div className="hall-side">
        <div>
          <span className="hall-clock" data-long={whole >= TEN_MINUTES || undefined}>
            <Clock round={round} seconds={seconds} />
          </span>
          <ClockBar round={round} seconds={seconds} />
        </div>
        <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} />
        <RetakenLine retaken={round.retaken} notation={settings.notation} className="hall-words" />
        <p className="hall-words">
          {paused ? (
            <span className="hall-number text-ink">Paused</span>
          ) : (
            <>
              <span className="hall-number text-ink">{slips}</span> of {players}{' '}
              {players === 1 ? 'slip is in' : 'slips are in'}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
