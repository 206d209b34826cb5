'use client';
import { FieldError } from '@/lib/client/ui';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import type { ListColumn } from './list-columns';
import { type ListLine, MOST_LINES, type PlayerList } from './read-list';
import type { ListFaults } from './told-lines';

const COLUMNS: readonly ListColumn[] = ['table', 'name', 'club', 'category', 'series', 'licence', 'team'];

/** Rows that are shown: a longer list is told by its faults. */
const SHOWN = 50;

export interface ListPreviewProps {
  list: PlayerList;
  faults: ListFaults;
  /** what people of one name are called in the event, by line */
  namesakes: ReadonlyMap<number, string>;
  /** who leaves which table for another, by line */
  moves: ReadonlyMap<number, string>;
  /** on which line a licence stands with another name, by line */
  licences: ReadonlyMap<number, number>;
}

/** The list as it was understood, with what is wrong below each line. */
export function ListPreview({ list, faults, namesakes, moves, licences }: ListPreviewProps) {
  const t = useTranslations('tables');
  const used = COLUMNS.filter((column) => list.lines.some(({ player }) => player[column]));
  const rows = list.lines.map((line, index) => ({ ...line, index }));
  const isOdd = ({ index }: { index: number }) => faults.has(index) || licences.has(index);
  const odd = rows.filter(isOdd);
  const shown = [...odd, ...rows.filter((row) => !isOdd(row))].slice(0, Math.max(SHOWN, odd.length));
  return (
    <section aria-label={t('preview')}>
      <h2 className="text-lg font-bold">{t('preview')}</h2>
      <p className={faults.size > 0 ? 'font-semibold text-error' : 'text-quiet'} role="status">
        {t('count', { players: list.lines.length, faults: faults.size })}
      </p>
      {list.left > 0 ? <FieldError>{t('tooMany', { most: MOST_LINES, left: list.left })}</FieldError> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <div className="mt-2 max-h-[32rem] overflow-auto" tabIndex={0}>
        <table className="standings">
          <thead>
            <tr>
              <th data-n>{t('column.line')}</th>
              {used.map((column) => (
                <th key={column}>{t(NAMES[column])}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, player, index }) => (
              <tr key={index}>
                <td data-n className="text-quiet align-top">
                  {t('number', { number: line })}
                </td>
                {used.map((column) => (
                  <td
                    key={column}
                    className={
                      column === 'name' ? 'min-w-40 align-top wrap-anywhere' : 'align-top whitespace-nowrap'
                    }
                  >
                    <bdi>{player[column]}</bdi>
                    {column === 'name' && namesakes.has(index) ? (
                      <bdi className="block text-sm text-quiet">
                        {t('calledApart', { name: namesakes.get(index) ?? '' })}
                      </bdi>
                    ) : null}
                    {column === 'name' && moves.has(index) ? (
                      <bdi className="block text-sm font-semibold">
                        {t('movesFrom', { table: moves.get(index) ?? '' })}
                      </bdi>
                    ) : null}
                    {column === 'name' ? <Fault {...{ list, faults, index }} /> : null}
                    {column === 'licence' && licences.has(index) ? (
                      <LicenceTwice other={list.lines[licences.get(index) ?? 0]} />
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length ? (
        <p className="mt-1 text-sm text-quiet">{t('more', { more: rows.length - shown.length })}</p>
      ) : null}
    </section>
  );
}

const NAMES: Record<ListColumn, MessageKey<'tables'>> = {
  table: 'column.table',
  name: 'column.name',
  club: 'column.club',
  category: 'column.category',
  series: 'column.series',
  licence: 'column.licence',
  team: 'column.team',
};

/** One licence is one person's; a list may have something else in its place, and is taken all the same. */
function LicenceTwice({ other }: { other: ListLine | undefined }) {
  const t = useTranslations('tables');
  if (!other) return null;
  return (
    <bdi className="block min-w-40 text-sm font-semibold whitespace-normal text-alert">
      {t('licenceTwice', { name: other.player.name, line: other.line })}
    </bdi>
  );
}

function Fault({ list, faults, index }: { list: PlayerList; faults: ListFaults; index: number }) {
  const t = useTranslations('tables');
  const fault = faults.get(index);
  if (!fault) return null;
  if ('own' in fault)
    return <FieldError>{t(fault.own === 'no-name' ? 'fault.noName' : 'fault.tooLong')}</FieldError>;
  const { code, what, other } = fault.there;
  const values = { what, line: other === null ? 0 : (list.lines[other]?.line ?? 0) };
  return <FieldError>{t(FAULTS[code], values)}</FieldError>;
}

const FAULTS = {
  'name-twice': 'fault.nameTwice',
  'table-twice': 'fault.tableTwice',
  'name-taken': 'fault.nameTaken',
  'table-taken': 'fault.tableTaken',
  'event-full': 'fault.eventFull',
} as const satisfies Record<string, MessageKey<'tables'>>;
