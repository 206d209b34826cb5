'use client';
import type { ReactNode } from 'react';
import { Button } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import type { PaperEntry, PaperRow, PaperSlipInput } from '@/lib/http/schemas';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import { PhoneText, SlipText } from './slip-text';
import { isLate, isOpen } from './tables';
import { useAuthor } from './use-author';

export interface OpenQuestionsProps {
  rows: readonly PaperRow[];
  notation: Notation;
  onTake(row: PaperRow, slip: PaperSlipInput): void;
}

/** Slips that were read twice and differently, that came by phone and on paper, or late: somebody has to choose. */
export function OpenQuestions({ rows, notation, onTake }: OpenQuestionsProps) {
  const t = useTranslations('correct');
  const digits = useDigits();
  const open = rows.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section
      id="unsettled"
      tabIndex={-1}
      aria-label={t('open.title')}
      className="mt-6 scroll-mt-20 rounded-ui border border-alert p-3"
    >
      <h2 className="font-bold text-alert">{t('open.title')}</h2>
      <ul className="mt-2 grid gap-3">
        {open.map((row) => (
          <li key={row.playerId} data-open={row.table}>
            <p className="font-semibold">
              {row.table === null ? null : <span>{t('at.table', { table: digits(row.table) })} · </span>}
              <bdi>{row.name}</bdi>
            </p>
            <Choices {...{ row, notation, onTake }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Slips that came by phone after the end. */
export function LateSlips({ rows, notation }: Pick<OpenQuestionsProps, 'rows' | 'notation'>) {
  const t = useTranslations('correct');
  const digits = useDigits();
  const late = rows.filter(isLate);
  if (late.length === 0) return null;
  return (
    <section aria-label={t('late.title')} className="mt-6">
      <h2 className="font-bold">{t('late.title')}</h2>
      <p className="text-sm text-quiet">{t('late.hint')}</p>
      <ul className="mt-2 grid gap-1">
        {late.map((row) => (
          <li key={row.playerId}>
            <bdi>{row.table === null ? row.name : digits(row.table)}</bdi>{' '}
            {row.late ? <PhoneText slip={row.late} notation={notation} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choices({ row, notation, onTake }: { row: PaperRow } & Omit<OpenQuestionsProps, 'rows'>) {
  const t = useTranslations('correct');
  const authorOf = useAuthor();
  const { entry, waiting, check, phone } = row;
  return (
    <div className="mt-1 grid gap-2">
      {entry ? (
        <Choice
          by={authorOf(entry.author)}
          onTake={() => onTake(row, check?.same === false ? asSecond(entry) : asFirst(entry))}
        >
          <SlipText slip={entry} notation={notation} />
        </Choice>
      ) : null}
      {waiting.map((other) => (
        <Choice key={other.id} by={authorOf(other.author)} onTake={() => onTake(row, asFirst(other))}>
          <SlipText slip={other} notation={notation} />
        </Choice>
      ))}
      {check && !check.same ? (
        <Choice by={authorOf(check.author)} onTake={() => onTake(row, asFirst(check))}>
          <SlipText slip={check} notation={notation} />
        </Choice>
      ) : null}
      {phone ? (
        <Choice by={t('open.phone')} onTake={() => onTake(row, { move: 'phone' })}>
          <PhoneText slip={phone} notation={notation} />
        </Choice>
      ) : null}
    </div>
  );
}

function Choice({ by, onTake, children }: { by: string; onTake(): void; children: ReactNode }) {
  const t = useTranslations('correct');
  return (
    <div className="flex items-start gap-3 border-t border-line pt-2">
      <Button size="sm" className="shrink-0" onClick={onTake}>
        {t('open.take')}
      </Button>
      {/* However many lines the slip takes, they stay beside its button. */}
      <p className="min-w-0 grow">
        <bdi className="block text-sm text-quiet">{by}</bdi>
        {children}
      </p>
    </div>
  );
}

/** An entry as it would be sent: everybody has seen what is there. */
function asFirst(entry: PaperEntry): PaperSlipInput {
  const { top, answers, warning, penalty, solo } = entry;
  const [first, ...others] = answers;
  const marks = { warning, penalty, solo, replace: true, settle: true };
  if (top) return { move: 'top', ...marks };
  return first ? { ...first, others, ...marks } : { empty: true, ...marks };
}

/** The second reader takes over what the first one read. */
const asSecond = (entry: PaperEntry): PaperSlipInput => ({ ...asFirst(entry), reading: 2 });
