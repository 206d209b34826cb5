'use client';
import { Check, Choice, Field } from '@/lib/client/ui';
import type { PartProps } from './field-props';
import { NotationExample } from './notation-example';
import { RuleFields } from './rule-fields';

/** Choices that most hosts never need. */
export function MoreFields({ draft, errors, onChange }: PartProps) {
  const set = (change: Partial<PartProps['draft']>) => onChange({ ...draft, ...change });
  return (
    <div className="grid gap-6 pt-4 pb-2">
      {draft.pace === 'auto' ? (
        <Field
          className="max-w-56"
          label="Seconds between rounds"
          name="gapSeconds"
          inputMode="numeric"
          autoComplete="off"
          value={Number.isFinite(draft.gapSeconds) ? draft.gapSeconds : ''}
          error={errors.gapSeconds}
          onChange={(event) => set({ gapSeconds: Number.parseInt(event.target.value, 10) })}
        />
      ) : null}
      <fieldset>
        <legend className="font-semibold">Help while playing</legend>
        <Check
          label="Say if a word is not in the list"
          hint="When a slip is sent, before the round ends"
          checked={draft.checkWords}
          onChange={(checkWords) => set({ checkWords })}
        />
        <Check
          label="Show what a move scores"
          hint="While it is being laid"
          checked={draft.showScores}
          onChange={(showScores) => set({ showScores })}
        />
      </fieldset>
      <Choice
        label="Solo bonus"
        hint="For the only player with the best score of a round"
        value={draft.soloPreset}
        onChange={(soloPreset) => set({ soloPreset })}
        options={[
          { value: 'none' as const, label: 'None' },
          { value: 'fisf' as const, label: '+10', note: 'from 16 players' },
          { value: 'spain' as const, label: '+10 or +5', note: 'Spain, from 10 players' },
        ]}
      />
      <div>
        <Choice
          label="Notation"
          hint="How places on the board are written"
          value={draft.notation}
          onChange={(notation) => set({ notation })}
          options={[
            { value: 'number-first' as const, label: '8D runs across', note: 'English' },
            { value: 'letter-first' as const, label: 'H4 runs across', note: 'French, Spanish, Romanian' },
          ]}
        />
        <NotationExample notation={draft.notation} />
      </div>
      <Choice
        label="How slips are sent"
        value={draft.entry}
        onChange={(entry) => set({ entry })}
        options={[
          { value: 'assisted' as const, label: 'Tiles on the board', note: 'the place and the score follow' },
          {
            value: 'federation' as const,
            label: 'Written',
            note: 'word, place and score, as on paper',
          },
        ]}
      />
      <RuleFields {...{ draft, errors, onChange }} />
      <Check
        label="List the result publicly"
        hint="Among the recent results on the home page, once the event is over"
        checked={draft.listed}
        onChange={(listed) => set({ listed })}
      />
    </div>
  );
}
