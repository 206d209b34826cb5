'use client';
import { STRENGTHS, type Strength } from '@/lib/game';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { Select } from './field';

const NAMES: Record<Strength, MessageKey<'simulated'>> = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
  expert: 'expert',
  master: 'master',
};

export interface StrengthSelectProps {
  value: Strength;
  onChange(strength: Strength): void;
}

/** How strong simulated players are. */
export function StrengthSelect({ value, onChange }: StrengthSelectProps) {
  const t = useTranslations('simulated');
  return (
    <Select
      label={t('strength')}
      value={value}
      onChange={(event) => onChange(event.target.value as Strength)}
    >
      {STRENGTHS.map((one) => (
        <option key={one} value={one}>
          {t(NAMES[one])}
        </option>
      ))}
    </Select>
  );
}
