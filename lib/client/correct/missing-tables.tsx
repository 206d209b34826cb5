'use client';
import { useState } from 'react';
import { Button } from '@/lib/client/ui';
import type { PaperRow } from '@/lib/http/schemas';
import { type MessageKey, useDigits, useTranslations } from '@/lib/i18n/client';
import type { Reading } from './tables';

export interface MissingTablesProps {
  reading: Reading;
  missing: readonly PaperRow[];
  /** tables of this corrector */
  all: number;
  current: string | null;
  /** whether the top may be given to all that are missing */
  mayGive: boolean;
  onOpen(playerId: string): void;
  onGive(): void;
}

/** What there is to do: a second reader checks slips of which none is missing. */
const WORDS = {
  1: { label: 'missing.label', title: 'missing.title', done: 'missing.done' },
  2: { label: 'unchecked.label', title: 'unchecked.title', done: 'unchecked.done' },
} as const satisfies Record<Reading, Record<string, MessageKey<'correct'>>>;

/**
 * The tables whose slip nobody has read yet, or has yet to be checked; the top for all of them at once, to be corrected
 * afterwards.
 */
export function MissingTables(props: MissingTablesProps) {
  const { reading, missing, all, current, mayGive, onOpen, onGive } = props;
  const words = WORDS[reading];
  const t = useTranslations('correct');
  const digits = useDigits();
  const [asking, setAsking] = useState(false);
  const give = () => {
    setAsking(false);
    onGive();
  };
  return (
    <section aria-label={t(words.label)}>
      <h2 className="font-bold">{t(words.title, { count: missing.length })}</h2>
      <p className="tabular text-sm text-quiet">{t(words.done, { done: all - missing.length, all })}</p>
      <div className="mt-2 h-2 overflow-hidden rounded-ui bg-line">
        <div
          className="h-full bg-accent"
          style={{ width: `${all === 0 ? 0 : 100 - (100 * missing.length) / all}%` }}
        />
      </div>
      <ul className="mt-3 flex max-h-60 flex-wrap gap-1 overflow-y-auto">
        {missing.map(({ playerId, table, name }) => (
          <li key={playerId}>
            <button
              type="button"
              className={`tabular min-h-9 min-w-11 rounded-ui border px-2 ${
                playerId === current ? 'border-accent bg-accent-soft font-bold' : 'border-line-strong'
              }`}
              aria-label={t('at.open', { table: table === null ? name : digits(table) })}
              onClick={() => onOpen(playerId)}
            >
              <bdi>{table === null ? name : digits(table)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {mayGive && missing.length > 0 ? (
        <div className="mt-3">
          {asking ? (
            <div role="alert" className="grid gap-2">
              <p>{t('missing.ask', { count: missing.length })}</p>
              <p className="flex gap-2">
                <Button onClick={give}>{t('missing.yes')}</Button>
                <Button kind="plain" onClick={() => setAsking(false)}>
                  {t('missing.no')}
                </Button>
              </p>
            </div>
          ) : (
            <Button kind="plain" onClick={() => setAsking(true)}>
              {t('missing.give')}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  );
}
