'use client';
import type { Strength } from '@/lib/game';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { Select, StrengthSelect } from '../ui';

const COUNTS = [0, 1, 3, 5, 7];

interface RivalsFieldProps {
  count: number;
  strength: Strength;
  onChange(count: number, strength: Strength): void;
}

/** How many simulated opponents there are, and how strong they are. */
export function RivalsField({ count, strength, onChange }: RivalsFieldProps) {
  const t = useTranslations('alone');
  const simulated = useTranslations('simulated');
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
            {one === 0 ? simulated('none') : format.number(one)}
          </option>
        ))}
      </Select>
      {count > 0 ? <StrengthSelect value={strength} onChange={(chosen) => onChange(count, chosen)} /> : null}
    </div>
  );
}
