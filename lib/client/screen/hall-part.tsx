import { Board, Rack, ranked } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { HallClock } from './hall-clock';
import { WayIn } from './hall-lobby';
import { HallPodium } from './hall-podium';
import type { Heads } from './heads';
import type { Part } from './look';
import { RankingList } from './ranking-list';
import type { Scene } from './scene';
import { SlipsLine } from './slips-line';
import { TopBoard } from './top-board';
import { TopLines } from './top-lines';

export interface HallPartProps {
  event: Snapshot;
  part: Part;
  scene: Scene;
  heads: Heads;
  live: boolean;
}

/** One part for a streaming program; empty while the game has nothing of it, so that it may stay where it is. */
export function HallPart({ event, part, scene, heads, live }: HallPartProps) {
  const { round, settings, tileSet } = event;
  switch (part) {
    case 'board':
      if (!round) return null;
      if (round.status === 'closed') return <TopBoard event={event} round={round} moving={scene === 'top'} />;
      return (
        <div className="hall-board">
          <Board rows={round.board} tileSet={tileSet} notation={settings.notation} />
        </div>
      );
    case 'rack':
      return round ? <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} /> : null;
    case 'clock':
      return <HallClock event={event} />;
    case 'slips':
      return round && round.status !== 'closed' ? <SlipsLine event={event} /> : null;
    case 'top':
      return (
        <div className="hall-side">
          <TopLines event={event} heads={heads} />
        </div>
      );
    case 'ranking':
      return <RankingList rows={ranked(event.standings)} before={heads.before} />;
    case 'podium':
      return scene === 'podium' ? <HallPodium event={event} live={live} /> : null;
    case 'join':
      if (event.locked || event.status === 'finished') return null;
      return (
        <div className="hall-lobby">
          {/* The number of the hall is for those in it. */}
          <WayIn event={event} hallCode={null} />
        </div>
      );
  }
}
