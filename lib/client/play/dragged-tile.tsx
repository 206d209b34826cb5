import type { CSSProperties } from 'react';
import { isMirrored } from '../board';
import type { Placing } from '../placing';
import { Tile, tileValue } from '../ui';
import type { Drag } from './use-drag';

/** Smaller than this it would hide under the finger. */
const LEAST_PX = 44;

export interface DraggedTileProps {
  placing: Placing;
  tileSet: string;
  drag: Drag;
  attach(element: HTMLElement | null): void;
}

/** The tile that is carried: at a mouse's pointer, above a finger. */
export function DraggedTile({ placing, tileSet, drag, attach }: DraggedTileProps) {
  const tile = placing.rack.find(({ id }) => id === drag.id);
  const laid = placing.placed.find(({ id }) => id === drag.id);
  const letter = laid?.letter ?? tile?.letter ?? '';
  const side = { '--s': `${Math.max(LEAST_PX, drag.side)}px` } as CSSProperties;
  return (
    <div ref={attach} className="drag-tile" dir={isMirrored(tileSet) ? 'rtl' : 'ltr'} style={side}>
      <div style={{ translate: '-50% -50%' }}>
        <Tile letter={letter} blank={tile?.blank} value={tileValue(tileSet, letter)} state="new" />
      </div>
    </div>
  );
}
