'use client';
import type { ReactNode } from 'react';
import { WarningSum } from '@/lib/client/play';
import { Between, useFigure } from '@/lib/client/ui';
import type { PlayerSheet } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import type { SheetProps } from './sheet';

/** Who sent nothing, and was given nothing, is in no round's ranking. */
export const isAbsent = ({ rounds }: Pick<PlayerSheet, 'rounds'>): boolean =>
  rounds.every(({ rank }) => rank === null);

/** Rank, sum and the rest in one row. */
export function SheetFigures({ event, sheet }: SheetProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  const figure = useFigure();
  const { player, players, rounds, deducted } = sheet;
  const found = rounds.filter(({ isTop, points }) => isTop && points > 0).length;
  const lost = rounds.reduce((sum, { points, top }) => sum + points - top.score, 0);
  const solos = rounds.reduce((sum, { bonus }) => sum + bonus, 0);
  const share = format.number(player.percentage / 100, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const figures: [string, ReactNode, ReactNode?][] = [
    player.rank === null
      ? [t('sheet.rank'), '–']
      : [t('sheet.rank'), format.number(player.rank), t('sheet.of', { players })],
    [t('sheet.total'), format.number(player.total)],
    [t('sheet.share'), share],
    [
      t('sheet.toTops'),
      <bdi key="negative" dir="ltr">
        {figure(player.negative)}
      </bdi>,
      solos > 0 ? (
        <>
          <bdi dir="ltr">{figure(lost, { plus: true })}</bdi>
          <Between />
          {t('whole.solo', { points: solos })}
        </>
      ) : null,
    ],
    [t('sheet.found'), t('sheet.foundOf', { found, rounds: rounds.length })],
    ...(player.solos > 0 ? [[t('sheet.solos'), format.number(player.solos)] as [string, ReactNode]] : []),
  ];
  return (
    <>
      <dl className="sheet-figures">
        {figures.map(([name, value, rest]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">
              {value}
              {rest ? <small> {rest}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {rounds.length === 0 ? <p className="mt-4">{t('nothing.noRound')}</p> : null}
      {rounds.length > 0 && isAbsent(sheet) ? <p className="mt-4">{t('sheet.noSlip')}</p> : null}
      {player.warnings > 0 ? (
        <WarningSum
          settings={event.settings}
          count={player.warnings}
          // Of several games each has its own: what is still to be taken off is not told by their sum.
          deducted={sheet.finished || event.settings.games > 1 ? deducted : null}
          className="text-sm text-quiet"
        />
      ) : null}
    </>
  );
}
