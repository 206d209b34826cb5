import { tilesOf } from '../board';
import { Board, MoveText, Rack } from '../ui';
import { SAMPLE } from './sample';

export interface SamplePictureProps {
  coordinates?: boolean;
  className?: string;
}

/** What a round is, in one picture: the rack, the board, the top laid on it. */
export function SamplePicture({ coordinates = false, className }: SamplePictureProps) {
  const { board, rack, round, top, tileSet, notation } = SAMPLE;
  const overlay = tilesOf(board, top, tileSet).map((tile) => ({ ...tile, state: 'new' as const }));
  return (
    <figure className={className}>
      <div inert aria-hidden="true">
        <Board rows={board} {...{ tileSet, notation, overlay, coordinates }} />
        <Rack tiles={rack} tileSet={tileSet} max={56} className="mt-3" />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-quiet">
        <span>
          Round {round}, the top: <MoveText move={top} notation={notation} className="text-base text-ink" />
        </span>
        <span className="tabular">{top.score} points</span>
      </figcaption>
    </figure>
  );
}
