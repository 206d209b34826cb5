import { getTranslations } from '@/lib/i18n/server';
import { tilesOf } from '../board';
import { Board, MoveText, Rack } from '../ui';
import { SAMPLE } from './sample';

export interface SamplePictureProps {
  coordinates?: boolean;
  className?: string;
}

/** What a round is, in one picture: the rack, the board, the top laid on it. */
export async function SamplePicture({ coordinates = false, className }: SamplePictureProps) {
  const { board, rack, round, top, tileSet, notation } = SAMPLE;
  const t = await getTranslations('home');
  const move = () => <MoveText move={top} notation={notation} className="text-base text-ink" />;
  const overlay = tilesOf(board, top, tileSet).map((tile) => ({ ...tile, state: 'new' as const }));
  return (
    <figure className={className}>
      <div inert aria-hidden="true">
        <Board rows={board} {...{ tileSet, notation, overlay, coordinates }} />
        <Rack tiles={rack} tileSet={tileSet} max={56} className="mt-3" />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-quiet">
        <span>{t.rich('sample.top', { round, move })}</span>
        <span className="tabular">{t('sample.points', { points: top.score })}</span>
      </figcaption>
    </figure>
  );
}
