import { isMirrored, tilesOf } from '@/lib/client/board';
import { Board, MoveText, Rack } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import type { RoundReview } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { rackText } from './rack-text';
import type { Shown } from './shown-move';

export interface RoundBoardProps {
  round: RoundReview;
  shown: Shown;
  onBase(base: 'before' | 'after'): void;
  tileSet: string;
  notation: Notation;
}

/** The board of a round, its rack below; a move that is looked at lies on the board of before. */
export function RoundBoard({ round, shown, onBase, tileSet, notation }: RoundBoardProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  const move = shown.kind === 'move' ? shown.move : shown.kind === 'after' ? round.top : null;
  const laid = move ? tilesOf(round.board, move, tileSet) : [];
  const overlay = laid.map((tile) => ({ ...tile, state: 'new' as const }));
  return (
    <div>
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 truncate">
          {move ? (
            <>
              <MoveText move={move} notation={notation} />{' '}
              <b className="tabular">
                {format.number(shown.kind === 'move' ? shown.score : round.top.score)}
              </b>
            </>
          ) : (
            <span className="text-quiet">{t('board.beforeRound')}</span>
          )}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not a field of a form. */}
        <div className="switch ms-auto" role="group" aria-label={t('board.label')}>
          {(['before', 'after'] as const).map((side) => (
            <button key={side} type="button" aria-pressed={shown.kind === side} onClick={() => onBase(side)}>
              {t(side === 'before' ? 'board.before' : 'board.after')}
            </button>
          ))}
        </div>
      </div>
      <Board rows={round.board} tileSet={tileSet} notation={notation} overlay={overlay} />
      <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} max={48} className="mt-3" />
      <p className="mt-1 text-center text-sm text-quiet" dir={isMirrored(tileSet) ? 'rtl' : 'ltr'}>
        {rackText(round.rack)}
      </p>
    </div>
  );
}
