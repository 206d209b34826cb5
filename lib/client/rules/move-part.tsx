import type { Notation } from '@/lib/engine';
import { getDigits, getTranslations } from '@/lib/i18n/server';
import { MoveText } from '../ui';
import { readExample, referenceOf } from './example';
import { MovePicture } from './move-picture';
import { Beside, Part } from './part';

/** What may be laid, how it is written, and what the first word is paid. */
export async function MovePart() {
  const t = await getTranslations('rules');
  const { tileSet, notation, first } = readExample(t);
  const { best, worst, board, rack } = first;
  const move = () => <MoveText move={best} notation={notation} className="text-base text-ink" />;
  return (
    <Part id="move" title={t('move.title')}>
      <Beside
        picture={
          <MovePicture
            {...{ board, tileSet, notation, rack, coordinates: true }}
            move={best}
            caption={t.rich('move.picture', { move })}
            points={t('one.points', { points: best.score })}
          />
        }
      >
        <p>{t('move.line')}</p>
        <p>
          {t.rich('move.first', {
            word: () => <bdi className="font-bold">{best.word}</bdi>,
            points: best.score,
            best: () => <Reference of={best} notation={notation} />,
            worst: () => <Reference of={worst} notation={notation} />,
            less: worst.score,
          })}
        </p>
        <p>{t('move.place')}</p>
        <ul className="grid list-disc gap-1 ps-5">
          <li>{t.rich('move.numberFirst', bothWays('number-first'))}</li>
          <li>{t.rich('move.letterFirst', bothWays('letter-first'))}</li>
        </ul>
      </Beside>
      <p>{t('move.blank')}</p>
      <p>{t('move.assisted')}</p>
    </Part>
  );
}

const bothWays = (notation: Notation) => ({
  across: () => <Reference of={{ row: 8, col: 8, direction: 'across' }} notation={notation} />,
  down: () => <Reference of={{ row: 8, col: 8, direction: 'down' }} notation={notation} />,
});

async function Reference(props: { of: Parameters<typeof referenceOf>[0]; notation: Notation }) {
  const digits = await getDigits();
  return (
    <b className="tabular whitespace-nowrap" dir="ltr">
      {digits(referenceOf(props.of, props.notation))}
    </b>
  );
}
