'use client';
import { Check, Choice, Field, Select } from '@/lib/client/ui';
import { isJoker, TARGETS } from '@/lib/game';
import { type Draft, withPreset, withRacks } from '../draft';
import { COUNTRIES, type PresetId, presetOf } from '../presets';
import type { PartProps } from './field-props';

/** Single rules that countries and houses differ in. */
export function RuleFields({ draft, errors, onChange }: PartProps) {
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const country = COUNTRIES.find(({ id }) => id === presetOf(draft));
  return (
    <div className="grid gap-6">
      <Select
        label="Competition rules of"
        hint={country?.purpose ?? 'Sets the choices above and below together'}
        name="preset"
        className="max-w-96"
        value={country?.id ?? ''}
        onChange={(event) =>
          event.target.value && onChange(withPreset(draft, event.target.value as PresetId))
        }
      >
        <option value="">As chosen</option>
        {COUNTRIES.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Choice
        label="How racks are drawn"
        value={draft.racks}
        onChange={(racks) => onChange(withRacks(draft, racks))}
        options={[
          { value: 'drawn' as const, label: 'By the service', note: 'from a seed that can be checked' },
          { value: 'entered' as const, label: 'By hand', note: 'you enter each rack, and say when' },
        ]}
      />
      <Choice
        label="Vowels and consonants of a rack"
        value={draft.draw}
        onChange={(draw) => set({ draw })}
        options={[
          { value: 'fisf' as const, label: '2 and 2', note: '1 and 1 from round 16' },
          { value: 'spain' as const, label: 'Spain', note: 'the same, Y a consonant' },
          { value: 'english' as const, label: '1 and 1', note: 'in every round' },
          { value: 'romania' as const, label: 'Romania', note: 'the last round exempt' },
        ]}
      />
      <Choice
        label="Among equal best moves"
        hint="First one without a blank"
        value={draft.topPolicy}
        onChange={(topPolicy) => set({ topPolicy })}
        options={[
          { value: 'fisf' as const, label: 'The most open', note: 'international federation' },
          { value: 'spain' as const, label: 'The most balanced left-over', note: 'Spain' },
        ]}
      />
      {draft.entry === 'federation' ? (
        <Choice
          label="A blank that is not marked"
          value={draft.blankFault}
          onChange={(blankFault) => set({ blankFault })}
          options={[
            { value: 'warning' as const, label: 'A warning' },
            { value: 'zero' as const, label: '0 points', note: 'Spain' },
          ]}
        />
      ) : null}
      <FinishLine {...{ draft, errors, onChange }} />
      <fieldset>
        <legend className="font-semibold">House rules</legend>
        <Check
          label="Premium squares always count"
          hint="In every word that runs over them"
          checked={draft.lastingPremiums}
          onChange={(lastingPremiums) => set({ lastingPremiums })}
        />
        {isJoker(draft.format) ? null : (
          <Check
            label="Retake blanks"
            hint="A blank on the board goes to the rack that holds its letter"
            checked={draft.retakeBlanks}
            onChange={(retakeBlanks) => set({ retakeBlanks })}
          />
        )}
      </fieldset>
    </div>
  );
}

type Line = 'none' | 'one' | 2 | 3 | 4;

function lineOf({ targetLevels, ownTarget }: Draft): Line {
  if (ownTarget !== null) return 'one';
  if (!targetLevels) return 'none';
  const same = ([2, 3, 4] as const).find((players) => TARGETS[players].expert === targetLevels.expert);
  return same ?? 2;
}

/** A game may end with the round in which a player reaches a target: one for all, or by level. */
function FinishLine({ draft, errors, onChange }: PartProps) {
  const line = lineOf(draft);
  const choose = (chosen: Line) =>
    onChange({
      ...draft,
      ownTarget: chosen === 'one' ? '150' : null,
      targetLevels: typeof chosen === 'number' ? TARGETS[chosen] : null,
    });
  const byLevel = (players: 2 | 3 | 4) => {
    const { beginner, intermediate, expert } = TARGETS[players];
    return { value: players, label: `${players} players`, note: `${beginner} / ${intermediate} / ${expert}` };
  };
  return (
    <div>
      <Choice<Line>
        label="Finish line"
        hint="By level: who joins says beginner, intermediate or expert"
        value={line}
        onChange={choose}
        options={[
          { value: 'none', label: 'None' },
          byLevel(2),
          byLevel(3),
          byLevel(4),
          { value: 'one', label: 'One target', note: 'the same for all' },
        ]}
      />
      {draft.ownTarget === null ? null : (
        <Field
          className="mt-3 max-w-56"
          label="Target, in points"
          name="targetScore"
          inputMode="numeric"
          autoComplete="off"
          value={draft.ownTarget}
          error={errors.targetScore}
          onChange={(event) => onChange({ ...draft, ownTarget: event.target.value })}
        />
      )}
    </div>
  );
}
