import type { CSSProperties } from 'react';
import { NORMAL_RULES } from '@/lib/engine';
import { getFormatter, getTranslations } from '@/lib/i18n/server';
import { MoveText, premiumMark } from '../ui';
import { readExample } from './example';
import { MovePicture } from './move-picture';
import { Beside, Part } from './part';

const PREMIUMS = [
  ['2L', 'points.doubleLetter'],
  ['3L', 'points.tripleLetter'],
  ['2W', 'points.doubleWord'],
  ['3W', 'points.tripleWord'],
] as const;

/** What a move is worth. */
export async function PointsPart() {
  const t = await getTranslations('rules');
  const ui = await getTranslations('ui');
  return (
    <Part id="points" title={t('points.title')}>
      <p>{t('points.tiles')}</p>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2" style={{ '--s': '32px' } as CSSProperties}>
        {PREMIUMS.map(([mark, what]) => (
          <li key={mark} className="flex items-center gap-3">
            <span className="sq shrink-0" data-p={mark} aria-hidden="true">
              <i className="text-ink opacity-100">{premiumMark(ui, mark)}</i>
            </span>
            {t(what)}
          </li>
        ))}
      </ul>
      <p>{t('points.twice', { four: 2 * 2, nine: 3 * 3 })}</p>
      <Crosswise />
      <p>{t('points.bonus', { bonus: NORMAL_RULES.bonus[NORMAL_RULES.rackSize] ?? 0 })}</p>
    </Part>
  );
}

/** Two words by one move. */
async function Crosswise() {
  const t = await getTranslations('rules');
  const format = await getFormatter();
  const { tileSet, notation, hook } = readExample(t);
  const { board, move, words } = hook;
  const text = () => <MoveText move={move} notation={notation} className="text-ink" />;
  const each = words.map(({ word, score }) => (
    <span key={word}>{t.rich('points.oneWord', { word: () => <bdi>{word}</bdi>, points: score })}</span>
  ));
  const list = () => <>{format.list(each, { type: 'conjunction', style: 'narrow' })}</>;
  return (
    <Beside
      picture={
        <MovePicture
          {...{ board, tileSet, notation, move, coordinates: true }}
          caption={t.rich('points.picture', { move: text })}
          points={t('one.points', { points: move.score })}
        />
      }
    >
      <p>{t('points.cross')}</p>
      <p>{t.rich('example.hooked', { hook: text })}</p>
      <p>{t.rich('points.sum', { words: list, points: move.score })}</p>
    </Beside>
  );
}
