'use client';
import { Select, StrengthSelect } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import type { PartProps } from './field-props';

const COUNTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30];

/** Players who are no people, there from the beginning; the lobby has more of them. */
export function SimulatedField({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
  const t = useTranslations('simulated');
  const { simulated } = draft;
  const set = (change: Partial<typeof simulated>) =>
    onChange({ ...draft, simulated: { ...simulated, ...change } });
  return (
    <fieldset>
      <legend className="font-semibold">{t('title')}</legend>
      <p className="text-sm text-quiet">{t('text')}</p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Select
          label={t('count')}
          name="simulated"
          value={simulated.count}
          onChange={(event) => set({ count: Number(event.target.value) })}
        >
          {COUNTS.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('none') : t('number', { count: one })}
            </option>
          ))}
        </Select>
        {simulated.count > 0 ? (
          <StrengthSelect value={simulated.strength} onChange={(strength) => set({ strength })} />
        ) : null}
      </div>
    </fieldset>
  );
}
