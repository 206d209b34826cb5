'use client';
import { Button } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import type { PaperFault, PaperRow } from '@/lib/http/schemas';
import { type MessageKey, useDigits, useTranslations } from '@/lib/i18n/client';
import type { SentEntry } from './entry-sender';
import { FilledText, JudgedText, SlipText } from './slip-text';
import { useAuthor } from './use-author';

const FAULTS: Record<PaperFault, MessageKey<'correct'>> = {
  'no-such-table': 'fault.noSuchTable',
  'table-twice': 'fault.tableTwice',
  'no-such-player': 'fault.noSuchTable',
  'nothing-said': 'fault.wordMissing',
  'nothing-to-check': 'fault.nothingToCheck',
  'no-phone-slip': 'fault.noPhoneSlip',
  'said-twice': 'fault.saidTwice',
  'top-not-yet': 'fault.topNotYet',
  'own-entry': 'fault.ownEntry',
};

const SHOWN = 12;

export interface LastEntriesProps {
  entries: readonly SentEntry[];
  /** of the round that is shown */
  rows: readonly PaperRow[];
  round: number;
  notation: Notation;
  onOpen(playerId: string): void;
}

/** What this corrector has entered, newest first, with how it was judged; each leads back to its table. */
export function LastEntries({ entries, rows, round, notation, onOpen }: LastEntriesProps) {
  const t = useTranslations('correct');
  const digits = useDigits();
  if (entries.length === 0) return null;
  return (
    <section aria-label={t('last.title')} className="mt-6">
      <h2 className="font-bold">{t('last.title')}</h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {entries.slice(0, SHOWN).map((entry, index) => (
          <li key={entry.id} className="flex items-baseline gap-x-3 py-2" data-entry={entry.table}>
            <Button
              size="sm"
              kind="plain"
              onClick={() => onOpen(entry.playerId)}
              className="tabular min-w-14 shrink-0"
            >
              <bdi>{digits(entry.table)}</bdi>
            </Button>
            <div className="min-w-0 grow" aria-live={index === 0 ? 'polite' : undefined}>
              <Answer entry={entry} notation={notation} />
              <Since row={sinceReplaced(entry, entries, rows, round)} notation={notation} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The table of a slip that somebody else has replaced since it was entered here; null: none has. */
export function sinceReplaced(
  { answer, playerId, slip, ...entry }: SentEntry,
  entries: readonly SentEntry[],
  rows: readonly PaperRow[],
  round: number,
): PaperRow | null {
  if (entry.round !== round || answer?.status !== 'entered' || !answer.entry || slip.reading === 2)
    return null;
  const newest = entries.find((one) => one.playerId === playerId && one.round === round);
  const row = rows.find((one) => one.playerId === playerId);
  const is = row?.entry;
  if (newest?.id !== entry.id || !is || is.author === answer.entry.author || is.at < answer.entry.at)
    return null;
  return row;
}

function Since({ row, notation }: { row: PaperRow | null; notation: Notation }) {
  const t = useTranslations('correct');
  const authorOf = useAuthor();
  if (!row?.entry) return null;
  return (
    <p className="font-semibold text-alert">
      {t('last.since', { author: authorOf(row.entry.author) })}{' '}
      <SlipText slip={row.entry} notation={notation} />
    </p>
  );
}

function Answer({ entry: { answer, filled, replaced }, notation }: { entry: SentEntry; notation: Notation }) {
  const t = useTranslations('correct');
  if (!answer) return <span className="text-quiet">{t('last.sending')}</span>;
  if (answer.status === 'fault')
    return <span className="text-error">{t(FAULTS[answer.code ?? 'nothing-said'])}</span>;
  return (
    <>
      {answer.entry ? <SlipText slip={answer.entry} notation={notation} /> : null}{' '}
      <FilledText filled={filled} />{' '}
      {answer.entry?.judged ? <JudgedText judged={answer.entry.judged} notation={notation} /> : null}{' '}
      <span className={STATUS_LOOK[answer.status] ?? 'text-quiet'}>
        {answer.status === 'entered' ? replaced && t('last.replaced') : t(STATUS[answer.status])}
      </span>
      {answer.noSolo ? <span className="ms-2 font-semibold text-alert">{t('last.noSolo')}</span> : null}
    </>
  );
}

const STATUS = {
  unchanged: 'status.unchanged',
  conflict: 'status.conflict',
  checked: 'status.checked',
  differs: 'status.differs',
} as const satisfies Record<string, MessageKey<'correct'>>;

const STATUS_LOOK: Readonly<Record<string, string>> = {
  conflict: 'font-semibold text-alert',
  differs: 'font-semibold text-alert',
};
