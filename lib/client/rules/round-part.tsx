import type { ReactNode } from 'react';
import { getFormatter, getTranslations } from '@/lib/i18n/server';
import { directionOf } from '../board';
import { MoveText } from '../ui';
import { readExample } from './example';
import { Beside, Part } from './part';
import { RoundPicture } from './round-picture';

const STEPS = [
  ['round.rack', 'round.rackText'],
  ['round.look', 'round.lookText'],
  ['round.laid', 'round.laidText'],
  ['round.next', 'round.nextText'],
] as const;

/** How a round goes, in four steps. */
export async function RoundPart() {
  const t = await getTranslations('rules');
  const format = await getFormatter();
  return (
    <Part id="round" title={t('round.title')}>
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              className="w-6 shrink-0 text-2xl leading-7 font-bold text-accent tabular"
              aria-hidden="true"
            >
              {format.number(index + 1)}
            </span>
            <div>
              <h3 className="font-bold">{t(title)}</h3>
              <p className="text-quiet">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** One round of a game, and what slips in it are worth. */
export async function ExamplePart() {
  const t = await getTranslations('rules');
  const { leftover, drawn, letters, word, bonus } = readExample(t);
  const rack = () => (
    <b dir={directionOf(leftover)}>
      <bdi>{leftover}</bdi> + <bdi>{drawn}</bdi>
    </b>
  );
  return (
    <Part id="one-round" title={t('one.title')}>
      <Beside picture={<RoundPicture coordinates />}>
        <p>
          {t.rich('one.rack', { rack })} {t('example.told')}
        </p>
        <p>{t('example.counted', { letters, word, bonus })}</p>
        <SlipTable />
      </Beside>
    </Part>
  );
}

async function SlipTable() {
  const t = await getTranslations('rules');
  const format = await getFormatter();
  const { top, others, notation } = readExample(t);
  const notes = [t('one.top'), t('example.secondNote'), t('example.thirdNote')];
  const row = (key: string, slip: ReactNode, points: number) => (
    <tr key={key}>
      <td>{slip}</td>
      <td data-n className="align-top font-bold">
        {format.number(points)}
      </td>
    </tr>
  );
  const sent = [top, ...others].map((move, index) => {
    const slip = (
      <>
        <MoveText move={move} notation={notation} />
        <span className="block text-sm text-quiet">{notes[index]}</span>
      </>
    );
    return row(`${move.row} ${move.col}`, slip, move.score);
  });
  return (
    <table className="standings mt-2">
      <thead>
        <tr>
          <th scope="col">{t('one.slip')}</th>
          <th scope="col" data-n>
            {t('one.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sent}
        {row('none', <span className="text-quiet">{t('one.none')}</span>, 0)}
      </tbody>
    </table>
  );
}
