import type { ReactNode } from 'react';
import type { Move, Notation } from '@/lib/engine';
import { tilesOf } from '../board';
import { Board, Rack } from '../ui';

export interface MovePictureProps {
  /** before the move */
  board: readonly string[];
  tileSet: string;
  notation: Notation;
  move: Move;
  rack?: string;
  coordinates?: boolean;
  caption: ReactNode;
  /** at the end of the caption's line */
  points: ReactNode;
  className?: string;
}

/** A move on its board. Words say the same beside it: it is a picture, not a board to walk through. */
export function MovePicture({ rack, move, caption, points, className, ...board }: MovePictureProps) {
  const { board: rows, tileSet, notation, coordinates = false } = board;
  const overlay = tilesOf(rows, move, tileSet).map((tile) => ({ ...tile, state: 'new' as const }));
  return (
    <figure className={className}>
      <div inert aria-hidden="true">
        <Board {...{ rows, tileSet, notation, overlay, coordinates }} />
        {rack ? <Rack tiles={rack} tileSet={tileSet} max={56} className="mt-3" /> : null}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-quiet">
        <span>{caption}</span>
        <span className="tabular">{points}</span>
      </figcaption>
    </figure>
  );
}
