'use client';
import { Check, Field, Select } from '@/lib/client/ui';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { useTranslations } from '@/lib/i18n/client';
import type { MoveFilter } from './filter';

/** Which of the moves are shown. */
export function FilterFields({
  filter,
  onChange,
}: {
  filter: MoveFilter;
  onChange(filter: MoveFilter): void;
}) {
  const t = useTranslations('analysis');
  const set = (part: Partial<MoveFilter>) => onChange({ ...filter, ...part });
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <div className="grid gap-3">
      <div className="analysis-filter">
        <Field
          {...plain}
          label={t('filter.search')}
          hint={t('filter.searchHint')}
          maxLength={30}
          value={filter.search}
          onChange={(event) => set({ search: event.target.value })}
        />
        <Field
          {...plain}
          label={t('filter.letters')}
          hint={t('filter.lettersHint')}
          maxLength={15}
          value={filter.letters}
          onChange={(event) => set({ letters: event.target.value })}
        />
        <Field
          {...plain}
          label={t('filter.length')}
          inputMode="numeric"
          value={filter.length === 0 ? '' : String(filter.length)}
          onChange={(event) =>
            set({ length: Number(plainDigits(event.target.value).replace(/\D/g, '').slice(0, 2)) })
          }
        />
        <Select
          label={t('filter.blank')}
          value={filter.blank}
          onChange={(event) => set({ blank: event.target.value as MoveFilter['blank'] })}
        >
          <option value="any">{t('filter.blankAny')}</option>
          <option value="with">{t('filter.blankWith')}</option>
          <option value="without">{t('filter.blankWithout')}</option>
        </Select>
      </div>
      <Check label={t('filter.all')} checked={filter.all} onChange={(all) => set({ all })} />
    </div>
  );
}
