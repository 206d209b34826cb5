'use client';
import { useEffect, useState } from 'react';
import type { OwnTable } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { callApi } from '../live';
import { cx } from '../ui';
import { seatName } from './seat-name';

/** The tables that one sits at: those that wait for one come first. */
export function OwnTables() {
  const t = useTranslations('table');
  const [tables, setTables] = useState<OwnTable[]>([]);
  useEffect(() => {
    let alive = true;
    void callApi<{ tables: OwnTable[] }>('/api/tables').then((answer) => {
      if (alive && answer.ok) setTables(answer.body.tables);
    });
    return () => {
      alive = false;
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="own-tables">
      <h2 id="own-tables" className="text-xl font-bold">
        {t('own')}
      </h2>
      <ul className="mt-2 border-t border-line">
        {tables.map((table) => (
          <li key={table.code} className="border-b border-line">
            <Row table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ table }: { table: OwnTable }) {
  const t = useTranslations('table');
  const format = useFormatter();
  const { status, yourTurn } = table;
  const said = yourTurn
    ? t('yourTurn')
    : status === 'waiting'
      ? t('waiting')
      : status === 'over'
        ? t('over')
        : t('theirTurn');
  return (
    <a
      href={`/table/${table.code}`}
      className="-mx-2 flex flex-wrap items-baseline gap-x-3 rounded-ui px-2 py-2.5 hover:bg-accent-soft"
    >
      <bdi className="min-w-0 grow font-semibold break-words">
        {format.list(table.names.map((name, seat) => seatName(t, name, seat)))}
      </bdi>
      <span className={cx('shrink-0 text-sm', yourTurn ? 'font-semibold text-accent' : 'text-quiet')}>
        {said}
      </span>
    </a>
  );
}
