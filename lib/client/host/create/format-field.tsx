'use client';
import { Check, Field, Select } from '@/lib/client/ui';
import { type FormatId, isJoker, withJoker } from '@/lib/game';
import { isOwn, withFormat, withJokerIn } from '../draft';
import type { PartProps } from './field-props';

const FORMATS: readonly [FormatId, string][] = [
  ['normal', 'Normal: seven tiles, +50 for all'],
  ['7of8', '7 of 8: eight tiles, seven may be laid'],
  ['7and8', '7 and 8: eight tiles, +50 or +75'],
  ['7and8and9', '7, 8 and 9: nine tiles, +50, +75 or +100'],
  ['9tile', 'Nine tiles: +50 for seven or more'],
  ['own', 'Own: five to ten tiles, your bonus'],
];

/** How many tiles a rack has and what laying many earns, with a joker or without. */
export function FormatField({ draft, errors, onChange }: PartProps) {
  const joker = isJoker(draft.format);
  const choose = (id: string) => onChange(withFormat(draft, withJoker(id as FormatId, joker)));
  return (
    <div>
      <Select
        label="Format"
        name="format"
        className="max-w-96"
        value={withJoker(draft.format, false)}
        error={errors.format}
        onChange={(event) => choose(event.target.value)}
      >
        {FORMATS.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
      {isOwn(draft) ? <OwnFields {...{ draft, errors, onChange }} /> : null}
      <Check
        className="mt-1"
        label="Joker"
        hint="A blank in every rack; on the board a real letter takes its place"
        checked={joker}
        onChange={(wanted) => onChange(withJokerIn(draft, wanted))}
      />
    </div>
  );
}

function OwnFields({ draft, errors, onChange }: PartProps) {
  const { own } = draft;
  const set = (change: Partial<typeof own>) => onChange({ ...draft, own: { ...own, ...change } });
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const;
  return (
    <div className="mt-3 flex flex-wrap gap-4">
      <Field
        {...number}
        className="w-32"
        label="Tiles of a rack"
        name="own.rackSize"
        value={own.rackSize}
        error={errors['own.rackSize']}
        onChange={(event) => set({ rackSize: event.target.value })}
      />
      <Field
        {...number}
        className="w-32"
        label="May be laid"
        name="own.maxPlaced"
        value={own.maxPlaced}
        error={errors['own.maxPlaced']}
        onChange={(event) => set({ maxPlaced: event.target.value })}
      />
      <Field
        className="min-w-48 grow"
        label="Bonus: tiles and points"
        name="own.bonus"
        autoComplete="off"
        placeholder="7: 50, 8: 75"
        value={own.bonus}
        error={errors['own.bonus']}
        onChange={(event) => set({ bonus: event.target.value })}
      />
    </div>
  );
}
