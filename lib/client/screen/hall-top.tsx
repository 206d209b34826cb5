import { CancelledNote, Rack } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import type { Heads } from './heads';
import { NextRack } from './next-rack';
import { TopBoard } from './top-board';
import { TopLines } from './top-lines';

/** The moment after the close: the top on the board, its word, its score, and who found it. */
export function HallTop({ event, heads }: { event: Snapshot; heads: Heads }) {
  const { round, tileSet } = event;
  if (!round) return null;
  return (
    <div className="hall-two" data-scene="top">
      <TopBoard event={event} round={round} moving />
      <div className="hall-side">
        <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} />
        <TopLines event={event} heads={heads} />
        <CancelledNote event={event} className="hall-cancelled" />
        <NextRack event={event} />
      </div>
    </div>
  );
}
