'use client';
import { STRENGTHS, type Strength } from '@/lib/game';
import { type MessageKey, useFormatter, useTranslations } from '@/lib/i18n/client';
import { Select } from '../ui';

const NAMES: Record<Strength, MessageKey<'alone'>> = {
  beginner: 'strength.beginner',
  intermediate: 'strength.intermediate',
  advanced: 'strength.advanced',
  expert: 'strength.expert',
  master: 'strength.master',
};

const COUNTS = [0, 1, 3, 5, 7];

interface RivalsFieldProps {
  count: number;
  strength: Strength;
  onChange(count: number, strength: Strength): void;
}

/** How many simulated opponents there are, and how strong they are. */
export function RivalsField({ count, strength, onChange }: RivalsFieldProps) {
  const t = useTranslations('alone');
  const format = useFormatter();
  return (
    <div className="flex flex-wrap gap-4">
      <Select
        label={t('rivals')}
        value={count}
        onChange={(event) => onChange(Number(event.target.value), strength)}
      >
        {COUNTS.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? t('noRivals') : format.number(one)}
          </option>
        ))}
      </Select>
      {count > 0 ? (
        <Select
          label={t('strength.label')}
          value={strength}
          onChange={(event) => onChange(count, event.target.value as Strength)}
        >
          {STRENGTHS.map((one) => (
            <option key={one} value={one}>
              {t(NAMES[one])}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  );
}
