'use client';
import { Field, Select } from '@/lib/client/ui';
import type { PaperSheet } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import type { Reading } from './tables';

export interface ChoicesProps {
  rounds: PaperSheet['rounds'];
  round: number;
  reading: Reading;
  range: string;
  rangeIsBad: boolean;
  onRound(round: number): void;
  onReading(reading: Reading): void;
  onRange(range: string): void;
}

/** Which round is corrected, which tables, and whether for the first time or to check. */
export function Choices(props: ChoicesProps) {
  const t = useTranslations('correct');
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Select
        label={t('choose.round')}
        value={props.round}
        onChange={(event) => props.onRound(Number(event.target.value))}
      >
        {props.rounds.map(({ number, closed, missing }) => (
          <option key={number} value={number}>
            {closed
              ? t('choose.roundMissing', { round: number, missing })
              : t('choose.roundOpen', { round: number })}
          </option>
        ))}
      </Select>
      <Field
        label={t('choose.range')}
        value={props.range}
        placeholder={t('choose.rangeAll')}
        error={props.rangeIsBad ? t('choose.rangeBad') : null}
        onChange={(event) => props.onRange(event.target.value)}
        dir="ltr"
        autoComplete="off"
      />
      <Select
        label={t('choose.reading')}
        value={props.reading}
        onChange={(event) => props.onReading(event.target.value === '2' ? 2 : 1)}
      >
        <option value={1}>{t('choose.first')}</option>
        <option value={2}>{t('choose.second')}</option>
      </Select>
    </div>
  );
}
