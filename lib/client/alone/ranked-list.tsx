'use client';
import { useState } from 'react';
import type { AloneRow } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { callApi } from '../live';
import { Button, useClockText } from '../ui';

interface RankedListProps {
  rows: readonly AloneRow[];
  rounds: number | null;
}

/** Those who have played the same game alone, best first; the own name can be taken out. */
export function RankedList({ rows: told, rounds }: RankedListProps) {
  const t = useTranslations('alone');
  const [erased, setErased] = useState(false);
  const rows = erased ? told.map((row) => (row.mine ? { ...row, name: null } : row)) : told;
  const erase = async () => {
    const answer = await callApi('/api/alone/name', { method: 'DELETE' });
    if (answer.ok) setErased(true);
  };
  return (
    <>
      <Rows rows={rows} rounds={rounds} />
      {rows.some(({ mine, name }) => mine && name !== null) ? (
        <Button kind="plain" size="sm" className="mt-2" onClick={() => void erase()}>
          {t('eraseName')}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-quiet">
        {erased ? t('erased') : null}
      </p>
    </>
  );
}

function Rows({ rows, rounds }: RankedListProps) {
  const t = useTranslations('alone');
  const format = useFormatter();
  const clock = useClockText();
  if (rows.length === 0) return <p className="mt-2 text-quiet">{t('nobody')}</p>;
  return (
    <ol className="tabular mt-2 border-t border-line">
      {rows.map((row, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own.
          key={index}
          className="flex items-baseline gap-3 border-b border-line py-2"
          aria-current={row.mine || undefined}
        >
          <span className="w-8 shrink-0 text-end text-quiet">{format.number(row.rank)}</span>
          <span className="min-w-0 grow wrap-anywhere">
            <bdi className={row.mine ? 'font-bold text-accent' : 'font-semibold'}>
              {row.name ?? t('noName')}
            </bdi>
            <Played row={row} rounds={rounds} />
          </span>
          <span className="hidden shrink-0 text-sm text-quiet sm:inline">
            {clock(Math.round(row.usedMs / 1000))}
          </span>
          <span className="shrink-0 text-quiet">{format.number(row.percentage / 100, PERCENT)}</span>
          <b className="w-14 shrink-0 text-end">{format.number(row.total)}</b>
        </li>
      ))}
    </ol>
  );
}

/** How far somebody is, or how many rounds there are behind a result that is not of all. */
function Played({ row, rounds }: { row: AloneRow; rounds: number | null }) {
  const t = useTranslations('alone');
  if (row.finished && (row.of === null || row.rounds >= row.of)) return null;
  const all = row.finished ? row.of : rounds;
  return (
    <span className="ms-2 inline-block text-sm text-quiet">
      {row.finished && all !== null
        ? t('playedOf', { rounds: row.rounds, all })
        : all === null
          ? t('under', { rounds: row.rounds })
          : t('underOf', { rounds: row.rounds, all })}
    </span>
  );
}

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
