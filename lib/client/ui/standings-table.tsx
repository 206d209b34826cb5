'use client';
import type { StandingRow } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { Icon } from './icons';
import { useFigure } from './use-figure';

export interface StandingsTableProps {
  rows: readonly StandingRow[];
  /** the row to mark */
  own?: string | null;
  /** rank after the round before, by player id: shows who moved */
  before?: ReadonlyMap<string, number | null>;
  /** leaves out the columns that a narrow place has no room for */
  brief?: boolean;
  /** where a name leads */
  hrefOf?(playerId: string): string;
  className?: string;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Ranking. Figures are tabular and to the right; its size follows the text class given. */
export function StandingsTable({ rows, own, before, brief, hrefOf, className }: StandingsTableProps) {
  const t = useTranslations('ui');
  const format = useFormatter();
  const figure = useFigure();
  return (
    <table className={`standings ${className ?? ''}`}>
      <thead>
        <tr>
          <th data-n>{t('standings.rank')}</th>
          <th>{t('standings.name')}</th>
          <th data-n>{t('standings.total')}</th>
          {brief ? null : <th data-n>{t('standings.toTop')}</th>}
          <th data-n>{t('standings.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.playerId} data-own={row.playerId === own || undefined}>
            <td data-n>
              <span className="inline-flex items-center gap-1">
                <RankMove rank={row.rank} before={before?.get(row.playerId)} />
                {row.rank === null ? '–' : format.number(row.rank)}
              </span>
            </td>
            <td data-name>
              {hrefOf ? (
                <a href={hrefOf(row.playerId)} className="hover:underline">
                  <bdi>{row.name}</bdi>
                </a>
              ) : (
                <bdi>{row.name}</bdi>
              )}
              {row.team ? <bdi className="block text-[0.85em] text-quiet">{row.team}</bdi> : null}
            </td>
            <td data-n>{format.number(row.total)}</td>
            {brief ? null : (
              <td data-n>
                <bdi dir="ltr">{figure(row.negative)}</bdi>
              </td>
            )}
            <td data-n>{format.number(row.percentage, ONE_DIGIT)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An arrow with the number of places won or lost; nothing when the rank stayed or is new. */
export function RankMove({ rank, before }: { rank: number | null; before: number | null | undefined }) {
  const t = useTranslations('ui');
  const format = useFormatter();
  if (!rank || !before || rank === before) return null;
  const places = Math.abs(before - rank);
  const won = rank < before;
  return (
    <span className={`inline-flex items-center text-[0.8em] ${won ? 'text-accent' : 'text-quiet'}`}>
      <Icon name={won ? 'up' : 'down'} className="size-[0.95em]" />
      <span className="heard">{won ? t('standings.up', { places }) : t('standings.down', { places })}</span>
      <span aria-hidden="true">{format.number(places)}</span>
    </span>
  );
}
