'use client';
import type { Notation } from '@/lib/engine';
import type { PaperRow, PaperSheet } from '@/lib/http/schemas';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import { JudgedText, PhoneText, SlipText } from './slip-text';
import type { Reading } from './tables';
import { useAuthor } from './use-author';

/** The table whose slip is being read: whose it is, and what is there already. */
export function RowState({
  row,
  reading,
  sheet,
  notation,
}: {
  row: PaperRow | null;
  reading: Reading;
  sheet: PaperSheet;
  notation: Notation;
}) {
  const t = useTranslations('correct');
  const digits = useDigits();
  const authorOf = useAuthor();
  if (!row)
    return (
      <p className="text-xl font-bold">{reading === 1 ? t('at.none') : t('unchecked.title', { count: 0 })}</p>
    );
  const { entry, check, phone, late } = row;
  return (
    <div>
      <p className="text-xl font-bold" aria-live="polite">
        {row.table === null ? null : <span>{t('at.table', { table: digits(row.table) })} · </span>}
        <bdi className="wrap-anywhere">{row.name}</bdi>
      </p>
      <div className="mt-1 grid gap-1 text-quiet">
        {entry ? (
          <p>
            {t(entry.given ? 'state.given' : 'state.entered', { author: authorOf(entry.author) })}{' '}
            <SlipText slip={entry} notation={notation} />{' '}
            {entry.judged ? <JudgedText judged={entry.judged} notation={notation} /> : null}
          </p>
        ) : (
          <p>{t(sheet.status === 'closed' ? 'state.missing' : 'state.secret')}</p>
        )}
        {phone ? (
          <p>
            {t('state.phone')} <PhoneText slip={phone} notation={notation} />{' '}
            <span className="tabular">{t('points', { points: phone.points })}</span>
          </p>
        ) : null}
        {late ? (
          <p className="text-alert">
            {t('state.late')} <PhoneText slip={late} notation={notation} />
          </p>
        ) : null}
        {check ? (
          <p>
            {t(check.same ? (check.own ? 'state.checkedOwn' : 'state.checked') : 'state.differs', {
              author: authorOf(check.author),
            })}
          </p>
        ) : null}
        {row.ruled ? <p className="text-alert">{t('state.ruled')}</p> : null}
        <SoloLine row={row} />
      </div>
    </div>
  );
}

/** A corrector's S and what is counted may differ: both know something. */
function SoloLine({ row: { entry, bonus } }: { row: PaperRow }) {
  const t = useTranslations('correct');
  if (!entry) return null;
  if (bonus > 0) return <p>{t('state.solo', { points: bonus })}</p>;
  return entry.solo && entry.judged ? <p className="text-alert">{t('state.noSolo')}</p> : null;
}
