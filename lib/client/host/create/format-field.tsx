'use client';
import { Check, Field, Select } from '@/lib/client/ui';
import { type FormatId, isJoker, withJoker } from '@/lib/game';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { isOwn, withFormat, withJokerIn } from '../draft';
import { BONUS_EXAMPLE } from '../own-format';
import type { PartProps } from './field-props';

const FORMATS: readonly [FormatId, MessageKey<'create'>][] = [
  ['normal', 'format.normal'],
  ['7of8', 'format.sevenOfEight'],
  ['7and8', 'format.sevenAndEight'],
  ['7and8and9', 'format.sevenToNine'],
  ['9tile', 'format.nineTiles'],
  ['own', 'format.own'],
];

/** How many tiles a rack has and what laying many earns, with a joker or without. */
export function FormatField({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const joker = isJoker(draft.format);
  const choose = (id: string) => onChange(withFormat(draft, withJoker(id as FormatId, joker)));
  return (
    <div>
      <Select
        label={t('format.title')}
        name="format"
        className="max-w-96"
        value={withJoker(draft.format, false)}
        error={errors.format}
        onChange={(event) => choose(event.target.value)}
      >
        {FORMATS.map(([id, text]) => (
          <option key={id} value={id}>
            {t(text)}
          </option>
        ))}
      </Select>
      {isOwn(draft) ? <OwnFields {...{ draft, errors, onChange }} /> : null}
      <Check
        className="mt-1"
        label={t('format.joker')}
        hint={t('format.jokerHint')}
        checked={joker}
        onChange={(wanted) => onChange(withJokerIn(draft, wanted))}
      />
    </div>
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
