'use client';
import type { CSSProperties, KeyboardEvent, PointerEventHandler } from 'react';
import { isMirrored } from '../board';
import { inRack, type Placing, type PlacingAction, type RackTile } from '../placing';
import { Tile, tileValue } from '../ui';

export interface RackTrayProps {
  placing: Placing;
  tileSet: string;
  /** id of the tile that is being dragged */
  lifted: number | null;
  dispatch(action: PlacingAction): void;
  onPointerDown: PointerEventHandler;
  wasDragged(): boolean;
}

/** The player's rack: tap to lay, drag to lay or to sort, Shift and an arrow key to sort without a pointer. */
export function RackTray(props: RackTrayProps) {
  const { placing, dispatch } = props;
  const mirrored = isMirrored(props.tileSet);
  const sort = (event: KeyboardEvent, id: number, slot: number) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: 'slot', id, slot: (event.key === 'ArrowLeft') === mirrored ? slot + 1 : slot - 1 });
  };
  return (
    <div className="rack" dir={mirrored ? 'rtl' : 'ltr'} onPointerDown={props.onPointerDown}>
      <ul
        className="rack-row"
        aria-label="Rack"
        style={{ '--n': Math.max(7, placing.rack.length) } as CSSProperties}
      >
        {placing.rack.map((tile, slot) => (
          <li key={tile.id} data-slot={slot} className="flex">
            {inRack(placing, tile.id) ? (
              <button
                type="button"
                className="rack-tile"
                data-tile={tile.id}
                data-marked={placing.marked === tile.id || undefined}
                aria-label={spoken(tile)}
                aria-pressed={placing.marked === tile.id}
                onClick={() => props.wasDragged() || dispatch({ type: 'tap-tile', id: tile.id })}
                onKeyDown={(event) => sort(event, tile.id, slot)}
              >
                <Tile
                  letter={tile.letter}
                  blank={tile.blank}
                  value={tileValue(props.tileSet, tile.letter)}
                  lifted={props.lifted === tile.id}
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

function spoken(tile: RackTile): string {
  return tile.blank ? 'Blank' : tile.letter;
}
