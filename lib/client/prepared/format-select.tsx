'use client';
import { FORMATS } from '@/lib/client/board';
import { Check, Select } from '@/lib/client/ui';
import { type FormatId, isJoker, withJoker } from '@/lib/game';
import { useTranslations } from '@/lib/i18n/client';

export interface FormatSelectProps {
  format: FormatId;
  error?: string | null | undefined;
  /** a format of one's own has fields of its own, or comes with a file */
  own: boolean;
  onChange(format: FormatId): void;
  /** between the choice and the joker */
  children?: React.ReactNode;
}

/** How many tiles a rack has and what laying many earns, with a joker or without. */
export function FormatSelect({ format, error, own, onChange, children }: FormatSelectProps) {
  const t = useTranslations('create');
  const joker = isJoker(format);
  return (
    <div>
      <Select
        label={t('format.title')}
        name="format"
        className="max-w-96"
        value={withJoker(format, false)}
        error={error}
        onChange={(event) => onChange(withJoker(event.target.value as FormatId, joker))}
      >
        {FORMATS.map(([id, text]) => (
          <option key={id} value={id}>
            {t(text)}
          </option>
        ))}
        {own ? <option value="own">{t('format.own')}</option> : null}
      </Select>
      {children}
      <Check
        className="mt-1"
        label={t('format.joker')}
        hint={t('format.jokerHint')}
        checked={joker}
        onChange={(wanted) => onChange(withJoker(format, wanted))}
      />
    </div>
  );
}
