import { Board, Rack, RetakenLine } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { HallClock } from './hall-clock';
import { SlipsLine } from './slips-line';

/** A round being played: clock, rack, board of before, and how many slips are in. Nothing else is known here. */
export function HallRound({ event }: { event: Snapshot }) {
  const { round, settings, tileSet } = event;
  if (!round) return null;
  return (
    <div className="hall-two" data-scene="round">
      <div className="hall-board">
        <Board rows={round.board} tileSet={tileSet} notation={settings.notation} />
      </div>
      <div className="hall-side">
        <HallClock event={event} />
        <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} />
        <RetakenLine retaken={round.retaken} notation={settings.notation} className="hall-words" />
        <SlipsLine event={event} />
      </div>
    </div>
  );
}
