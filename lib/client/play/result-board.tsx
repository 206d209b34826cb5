'use client';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { squareKey, tilesOf } from '../board';
import { Board, type Overlay } from '../ui';

/** Whose move stands on the board of a closed round. */
export type Shown = 'top' | 'own';

/** The board of a closed round with the top, or the own move, on it; the premiums that it used are marked. */
export function ResultBoard(props: { snapshot: Snapshot; round: RoundView; shown: Shown }) {
  const t = useTranslations('result');
  const { snapshot, round, shown } = props;
  return (
    <div className="explained">
      <Board
        rows={round.board}
        tileSet={snapshot.tileSet}
        notation={snapshot.settings.notation}
        overlay={overlayOf(snapshot, round, shown)}
        label={shown === 'top' ? t('boardTop') : t('boardOwn')}
      />
    </div>
  );
}

/**
 * The chosen move's tiles arrive one by one. The other's stand as outlines, unless the two share a square: then
 * they would be read as one word.
 */
function overlayOf({ tileSet, you }: Snapshot, round: RoundView, shown: Shown): Overlay[] {
  const own = you?.result?.move;
  const top = round.top ? tilesOf(round.board, round.top, tileSet) : [];
  const mine = own ? tilesOf(round.board, own, tileSet) : [];
  const [front, back] = shown === 'top' ? [top, mine] : [mine, top];
  const taken = new Set(front.map((tile) => squareKey(tile.row, tile.col)));
  const apart = back.every((tile) => !taken.has(squareKey(tile.row, tile.col)));
  return [
    ...front.map((tile, index): Overlay => ({ ...tile, state: 'new', arrive: index })),
    ...(apart ? back : []).map((tile): Overlay => ({ ...tile, state: 'ghost' })),
  ];
}
