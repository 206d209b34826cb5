import { CancelledNote, MoveText, ranked } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { FoundLine } from './found-line';
import type { Heads } from './heads';
import { NextRack } from './next-rack';
import { RankingList } from './ranking-list';
import { RankingPageView } from './ranking-page';
import { TopBoard } from './top-board';
import { useGameTurn } from './use-game-turn';
import { useRankingPage } from './use-ranking-pages';

export interface HallRankingProps {
  event: Snapshot;
  heads: Heads;
  /** how long each page stays */
  pageSeconds: number;
  /** called when all pages were shown, where something else has its turn then */
  leave?: (() => void) | null;
}

/** The ranking of ten, moving from the order before to the one of now, then other pages; the top stays on the board. */
export function HallRanking({ event, heads, pageSeconds, leave = null }: HallRankingProps) {
  const t = useTranslations('screen');
  const words = useTranslations('words');
  const turn = useGameTurn(event);
  const page = useRankingPage(event, pageSeconds, leave);
  const { round, settings } = event;
  if (!round) return null;
  const { top } = round;
  const rows = ranked(turn === 'game' ? event.gameStandings : event.standings);
  const title =
    turn === 'game' ? words('game.name', { game: round.game }) : words('game.all', { games: round.game });
  return (
    <div className="hall-two" data-scene="ranking">
      <TopBoard event={event} round={round} moving={false} />
      <div className="hall-side">
        {event.cancelled ? (
          <CancelledNote event={event} className="hall-cancelled" />
        ) : top ? (
          <div>
            <p className="hall-line">
              <MoveText move={top} notation={settings.notation} />
              <b className="tabular">{t('score', { score: top.score })}</b>
            </p>
            <p className="hall-words">
              <FoundLine event={event} heads={null} />
            </p>
          </div>
        ) : null}
        {turn && page.kind === 'first' ? <h2 className="hall-words font-bold text-ink">{title}</h2> : null}
        {page.kind !== 'first' ? (
          <RankingPageView page={page} />
        ) : rows.length === 0 ? (
          <p className="hall-words grow">{t('noRanking')}</p>
        ) : (
          <RankingList rows={rows} before={turn ? null : heads.before} className="grow" />
        )}
        <NextRack event={event} />
      </div>
    </div>
  );
}
