'use client';
import { Check, Choice, Field, Select } from '@/lib/client/ui';
import { isJoker, TARGETS } from '@/lib/game';
import { useTranslations } from '@/lib/i18n/client';
import { type Draft, withPreset, withRacks } from '../draft';
import { COUNTRIES, type PresetId, presetOf } from '../presets';
import type { PartProps } from './field-props';

/** Single rules that countries and houses differ in. */
export function RuleFields({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const country = COUNTRIES.find(({ id }) => id === presetOf(draft));
  return (
    <div className="grid gap-6">
      <Select
        label={t('country.title')}
        hint={t(country?.purpose ?? 'country.hint')}
        name="preset"
        className="max-w-96"
        value={country?.id ?? ''}
        onChange={(event) =>
          event.target.value && onChange(withPreset(draft, event.target.value as PresetId))
        }
      >
        <option value="">{t('country.asChosen')}</option>
        {COUNTRIES.map(({ id, title }) => (
          <option key={id} value={id}>
            {t(title)}
          </option>
        ))}
      </Select>
      <Choice
        label={t('racks.title')}
        value={draft.racks}
        onChange={(racks) => onChange(withRacks(draft, racks))}
        options={[
          { value: 'drawn' as const, label: t('racks.drawn'), note: t('racks.drawnNote') },
          { value: 'entered' as const, label: t('racks.entered'), note: t('racks.enteredNote') },
        ]}
      />
      <Choice
        label={t('draw.title')}
        value={draft.draw}
        onChange={(draw) => set({ draw })}
        options={[
          { value: 'fisf' as const, label: t('draw.two'), note: t('draw.twoNote') },
          { value: 'spain' as const, label: t('draw.spain'), note: t('draw.spainNote') },
          { value: 'english' as const, label: t('draw.one'), note: t('draw.oneNote') },
          { value: 'romania' as const, label: t('draw.romania'), note: t('draw.romaniaNote') },
        ]}
      />
      <Choice
        label={t('equal.title')}
        hint={t('equal.hint')}
        value={draft.topPolicy}
        onChange={(topPolicy) => set({ topPolicy })}
        options={[
          { value: 'fisf' as const, label: t('equal.open'), note: t('equal.openNote') },
          { value: 'spain' as const, label: t('equal.balanced'), note: t('equal.balancedNote') },
        ]}
      />
      {draft.entry === 'federation' ? (
        <Choice
          label={t('blank.title')}
          value={draft.blankFault}
          onChange={(blankFault) => set({ blankFault })}
          options={[
            { value: 'warning' as const, label: t('blank.warning') },
            { value: 'zero' as const, label: t('blank.zero'), note: t('blank.zeroNote') },
          ]}
        />
      ) : null}
      <Choice
        label={t('ties.label')}
        value={draft.tieBreak}
        onChange={(tieBreak) => set({ tieBreak })}
        options={[
          { value: 'shared' as const, label: t('ties.shared') },
          { value: 'last-rounds' as const, label: t('ties.lastRounds') },
        ]}
      />
      <FinishLine {...{ draft, errors, onChange }} />
      <fieldset>
        <legend className="font-semibold">{t('house.title')}</legend>
        <Check
          label={t('house.premiums')}
          hint={t('house.premiumsHint')}
          checked={draft.lastingPremiums}
          onChange={(lastingPremiums) => set({ lastingPremiums })}
        />
        {isJoker(draft.format) ? null : (
          <Check
            label={t('house.retake')}
            hint={t('house.retakeHint')}
            checked={draft.retakeBlanks}
            onChange={(retakeBlanks) => set({ retakeBlanks })}
          />
        )}
      </fieldset>
    </div>
  );
}

type Line = 'none' | 'follow' | 'one' | 2 | 3 | 4;

function lineOf({ targetLevels, targetsFollow, ownTarget }: Draft): Line {
  if (ownTarget !== null) return 'one';
  if (targetsFollow) return 'follow';
  if (!targetLevels) return 'none';
  const same = ([2, 3, 4] as const).find((players) => TARGETS[players].expert === targetLevels.expert);
  return same ?? 2;
}

/** A game may end with the round in which a player reaches a target: one for all, or by level. */
function FinishLine({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const line = lineOf(draft);
  const choose = (chosen: Line) =>
    onChange({
      ...draft,
      ownTarget: chosen === 'one' ? '150' : null,
      targetLevels: typeof chosen === 'number' ? TARGETS[chosen] : null,
      targetsFollow: chosen === 'follow',
    });
  const levels = (players: 2 | 3 | 4) => t('line.levels', TARGETS[players]);
  const byLevel = (players: 2 | 3 | 4) => {
    const label = t('line.players', { players });
    return { value: players, label, note: levels(players) };
  };
  return (
    <div>
      <Choice<Line>
        label={t('line.title')}
        hint={t('line.hint')}
        value={line}
        onChange={choose}
        options={[
          { value: 'none', label: t('line.none') },
          {
            value: 'follow',
            label: t('line.follow'),
            note: t('line.followNote', { two: levels(2), three: levels(3), four: levels(4) }),
          },
          byLevel(2),
          byLevel(3),
          byLevel(4),
          { value: 'one', label: t('line.one'), note: t('line.oneNote') },
        ]}
      />
      {draft.ownTarget === null ? null : (
        <Field
          className="mt-3 max-w-56"
          label={t('line.own')}
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
