import { SlipMove, WordText } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import type { Report, ReportRow } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';

export interface RowsProps {
  report: Report;
  notation: Notation;
}

/** Where there is room, and on paper: a line for each player, which no page breaks. */
export function PlayerTable({ report, notation }: RowsProps) {
  const t = useTranslations('host');
  const format = useFormatter();
  return (
    <table className="standings mt-2 hidden text-start md:table print:table">
      <thead>
        <tr>
          <th>{t('report.name')}</th>
          <th data-n>{t('report.rank')}</th>
          <th data-n>{t('report.total')}</th>
          <th data-n>%</th>
          <th data-n>{t('report.played')}</th>
          <th data-n>{t('report.valid')}</th>
          <th data-n>{t('report.invalid')}</th>
          <th data-n>{t('report.tops')}</th>
          <th className="w-1/5">{t('report.best')}</th>
          <th className="w-1/4">{t('report.tried')}</th>
        </tr>
      </thead>
      <tbody>
        {report.rows.map((row) => (
          <tr key={row.playerId} className="break-inside-avoid">
            <td data-name>
              <bdi className="font-semibold">{row.name}</bdi>
              <Beside row={row} />
            </td>
            <td data-n>{row.rank === null ? '–' : format.number(row.rank)}</td>
            <td data-n>{format.number(row.total)}</td>
            <td data-n>{format.number(row.percentage, { minimumFractionDigits: 1 })}</td>
            <td data-n>{format.number(row.played)}</td>
            <td data-n>{format.number(row.valid)}</td>
            <td data-n>{format.number(row.invalid)}</td>
            <td data-n>{format.number(row.tops)}</td>
            <td>
              <Best row={row} notation={notation} />
            </td>
            <td>
              <Tried row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone: the same, a card for each. */
export function PlayerCards({ report, notation }: RowsProps) {
  const t = useTranslations('host');
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line md:hidden print:hidden">
      {report.rows.map((row) => (
        <li key={row.playerId} className="py-3">
          <p className="flex items-baseline justify-between gap-3">
            <bdi className="min-w-0 font-bold break-words">{row.name}</bdi>
            <span className="tabular shrink-0 font-bold">
              {t('report.points', { points: row.total, percentage: row.percentage })}
            </span>
          </p>
          <Beside row={row} />
          <p className="tabular text-sm">
            {row.played === 0
              ? t('report.notPlayed')
              : t('report.line', {
                  played: row.played,
                  rounds: report.rounds,
                  invalid: row.invalid,
                  tops: row.tops,
                })}
          </p>
          {row.best ? (
            <p className="text-sm">
              <span className="text-quiet">{t('report.best')}</span> <Best row={row} notation={notation} />
            </p>
          ) : null}
          {row.tried.length > 0 ? (
            <p className="text-sm">
              <span className="text-quiet">{t('report.tried')}</span> <Tried row={row} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Beside({ row: { team, table, category } }: { row: ReportRow }) {
  const t = useTranslations('host');
  const parts = [team, table && t('players.table', { table }), category].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-quiet wrap-anywhere">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same text.
        <bdi key={at}>{part}</bdi>
      ))}
    </span>
  );
}

function Best({ row: { best }, notation }: { row: ReportRow; notation: Notation }) {
  const t = useTranslations('host');
  if (!best) return '–';
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {best.move ? <SlipMove move={best.move} reason={best.reason} notation={notation} /> : null}
      <span className="tabular text-sm text-quiet">
        {t('report.bestIn', { points: best.points, round: best.round })}
      </span>
    </span>
  );
}

function Tried({ row }: { row: ReportRow }) {
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {row.tried.map(({ round, word }) => (
        <WordText key={`${round} ${word}`} word={word} className="break-all" />
      ))}
    </span>
  );
}
