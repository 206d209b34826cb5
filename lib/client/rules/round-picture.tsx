import { getTranslations } from '@/lib/i18n/server';
import { MoveText } from '../ui';
import { readExample } from './example';
import { MovePicture } from './move-picture';

/** What a round is, in one picture: the rack, the board, the top laid on it. */
export async function RoundPicture({ coordinates }: { coordinates?: boolean }) {
  const t = await getTranslations('rules');
  const { board, tileSet, notation, round, leftover, drawn, top } = readExample(t);
  const move = () => <MoveText move={top} notation={notation} className="text-base text-ink" />;
  return (
    <MovePicture
      {...{ board, tileSet, notation, coordinates }}
      move={top}
      rack={leftover + drawn}
      caption={t.rich('one.picture', { round, move })}
      points={t('one.points', { points: top.score })}
    />
  );
}
