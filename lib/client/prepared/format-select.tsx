'use client';
import { Check, Select } from '@/lib/client/ui';
import { type FormatId, isJoker, withJoker } from '@/lib/game';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';

/** Formats by their names, without a joker; one of one's own comes last. */
const FORMATS: readonly [FormatId, MessageKey<'create'>][] = [
  ['normal', 'format.normal'],
  ['7of8', 'format.sevenOfEight'],
  ['7and8', 'format.sevenAndEight'],
  ['7and8and9', 'format.sevenToNine'],
  ['9tile', 'format.nineTiles'],
  ['own', 'format.own'],
];

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
        {FORMATS.filter(([id]) => own || id !== 'own').map(([id, text]) => (
          <option key={id} value={id}>
            {t(text)}
          </option>
        ))}
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
