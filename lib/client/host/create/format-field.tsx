'use client';
import { FormatSelect } from '@/lib/client/prepared';
import { Field } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { isOwn, withFormat } from '../draft';
import { BONUS_EXAMPLE } from '../own-format';
import type { PartProps } from './field-props';

/** The format of the event, and the fields of one's own. */
export function FormatField({ draft, errors, onChange }: PartProps) {
  return (
    <FormatSelect
      own
      format={draft.format}
      error={errors.format}
      onChange={(format) => onChange(withFormat(draft, format))}
    >
      {isOwn(draft) ? <OwnFields {...{ draft, errors, onChange }} /> : null}
    </FormatSelect>
  );
}

function OwnFields({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const { own } = draft;
  const set = (change: Partial<typeof own>) => onChange({ ...draft, own: { ...own, ...change } });
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const;
  return (
    <div className="mt-3 flex flex-wrap gap-4">
      <Field
        {...number}
        className="w-32"
        label={t('format.rackSize')}
        name="own.rackSize"
        value={own.rackSize}
        error={errors['own.rackSize']}
        onChange={(event) => set({ rackSize: event.target.value })}
      />
      <Field
        {...number}
        className="w-32"
        label={t('format.maxPlaced')}
        name="own.maxPlaced"
        value={own.maxPlaced}
        error={errors['own.maxPlaced']}
        onChange={(event) => set({ maxPlaced: event.target.value })}
      />
      <Field
        className="min-w-48 grow"
        label={t('format.bonus')}
        name="own.bonus"
        autoComplete="off"
        dir="ltr"
        placeholder={BONUS_EXAMPLE}
        value={own.bonus}
        error={errors['own.bonus']}
        onChange={(event) => set({ bonus: event.target.value })}
      />
    </div>
  );
}
