import { tilesOf } from '@/lib/client/board';
import { Board } from '@/lib/client/ui';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

export interface TopBoardProps {
  event: Snapshot;
  round: RoundView;
  /** the tiles of the top come in one after the other */
  moving: boolean;
}

/** The board of a closed round with its top. */
export function TopBoard({ event, round, moving }: TopBoardProps) {
  const t = useTranslations('screen');
  const laid = round.top ? tilesOf(round.board, round.top, event.tileSet) : [];
  const overlay = laid.map((tile, index) => ({
    ...tile,
    state: 'new' as const,
    ...(moving ? { arrive: index } : {}),
  }));
  return (
    <div className="hall-board">
      <Board
        rows={round.board}
        tileSet={event.tileSet}
        notation={event.settings.notation}
        overlay={overlay}
        label={t('boardWithTop', { round: round.number })}
      />
    </div>
  );
}
