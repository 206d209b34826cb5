import { MoveText } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { foundText } from './found-text';
import type { Heads } from './heads';
import { NextRack } from './next-rack';
import { ranked } from './podium';
import { RankingList } from './ranking-list';
import { TopBoard } from './top-board';

/** The ranking of ten, moving from the order before to the one of now; the top stays on the board. */
export function HallRanking({ event, heads }: { event: Snapshot; heads: Heads }) {
  const { round, settings } = event;
  if (!round) return null;
  return (
    <div className="hall-two" data-scene="ranking">
      <TopBoard event={event} round={round} moving={false} />
      <div className="hall-side">
        {round.top ? (
          <p>
            <MoveText move={round.top} notation={settings.notation} className="text-[1.2em]" />
            <b className="tabular ms-[0.5em] text-[1.2em]">{round.top.score}</b>
            <span className="ms-[0.8em] text-quiet">{foundText(event.found, event.players)}</span>
          </p>
        ) : null}
        <RankingList rows={ranked(event.standings)} before={heads.before} className="grow" />
        <NextRack event={event} />
      </div>
    </div>
  );
}
