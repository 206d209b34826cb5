'use client';
import type { KeyboardEvent, PointerEventHandler } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { isMirrored } from '../board';
import { inRack, type Placing, type PlacingAction } from '../placing';
import { Tile, tileValue } from '../ui';
import type { Drag } from './use-drag';

export interface RackTrayProps {
  placing: Placing;
  tileSet: string;
  /** the tile that is being dragged, and the slot it would fall into */
  drag: Drag | null;
  dispatch(action: PlacingAction): void;
  onPointerDown: PointerEventHandler;
  wasDragged(): boolean;
}

/** The player's rack: tap to lay, drag to lay or to sort, Shift and an arrow key to sort without a pointer. */
export function RackTray(props: RackTrayProps) {
  const { placing, dispatch } = props;
  const t = useTranslations('play');
  const mirrored = isMirrored(props.tileSet);
  const sort = (event: KeyboardEvent, id: number, slot: number) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: 'slot', id, slot: (event.key === 'ArrowLeft') === mirrored ? slot + 1 : slot - 1 });
  };
  return (
    <div className="rack" data-rack dir={mirrored ? 'rtl' : 'ltr'} onPointerDown={props.onPointerDown}>
      <ul className="rack-row" aria-label={t('rack')} data-tiles={placing.rack.length}>
        {placing.rack.map((tile, slot) => (
          <li
            key={tile.id}
            data-slot={slot}
            data-drop={props.drag?.slot === slot || undefined}
            className="flex"
          >
            {inRack(placing, tile.id) ? (
              <button
                type="button"
                className="rack-tile"
                data-tile={tile.id}
                data-marked={placing.marked === tile.id || undefined}
                aria-label={tile.blank ? t('blank') : tile.letter}
                aria-pressed={placing.marked === tile.id}
                onClick={() => props.wasDragged() || dispatch({ type: 'tap-tile', id: tile.id })}
                onKeyDown={(event) => sort(event, tile.id, slot)}
              >
                <Tile
                  letter={tile.letter}
                  blank={tile.blank}
                  value={tileValue(props.tileSet, tile.letter)}
                  lifted={props.drag?.id === tile.id}
                />
              </button>
            ) : (
              <span className="rack-slot" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
