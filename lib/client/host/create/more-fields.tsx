'use client';
import { LevelField } from '@/lib/client/prepared';
import { Check, Choice, Field } from '@/lib/client/ui';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { useTranslations } from '@/lib/i18n/client';
import type { PartProps } from './field-props';
import { GamesField } from './games-field';
import { LateJoinField } from './late-join-field';
import { NotationExample } from './notation-example';
import { RuleFields } from './rule-fields';

/** Choices that most hosts never need. */
export function MoreFields({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const set = (change: Partial<PartProps['draft']>) => onChange({ ...draft, ...change });
  return (
    <div className="grid gap-6 pt-4 pb-2">
      <LevelField {...draft} onChange={set} />
      <GamesField {...{ draft, errors, onChange }} />
      <LateJoinField {...{ draft, errors, onChange }} />
      {draft.pace === 'auto' ? (
        <Field
          className="max-w-56"
          label={t('pace.gap')}
          name="gapSeconds"
          inputMode="numeric"
          autoComplete="off"
          value={Number.isFinite(draft.gapSeconds) ? draft.gapSeconds : ''}
          error={errors.gapSeconds}
          onChange={(event) => set({ gapSeconds: Number.parseInt(plainDigits(event.target.value), 10) })}
        />
      ) : null}
      <fieldset>
        <legend className="font-semibold">{t('help.title')}</legend>
        <Check
          label={t('help.words')}
          hint={t('help.wordsHint')}
          checked={draft.checkWords}
          onChange={(checkWords) => set({ checkWords })}
        />
        <Check
          label={t('help.scores')}
          hint={t('help.scoresHint')}
          checked={draft.showScores}
          onChange={(showScores) => set({ showScores })}
        />
        <Check
          label={t('help.drafts')}
          hint={t('help.draftsHint')}
          checked={draft.draftsCount}
          onChange={(draftsCount) => set({ draftsCount })}
        />
      </fieldset>
      <Choice
        label={t('solo.title')}
        hint={t('solo.hint')}
        value={draft.soloPreset}
        onChange={(soloPreset) => set({ soloPreset })}
        options={[
          { value: 'none' as const, label: t('solo.none') },
          { value: 'fisf' as const, label: t('solo.ten', { points: 10 }), note: t('solo.tenNote') },
          {
            value: 'spain' as const,
            label: t('solo.tenOrFive', { most: 10, least: 5 }),
            note: t('solo.tenOrFiveNote'),
          },
        ]}
      />
      <div>
        <Choice
          label={t('notation.title')}
          hint={t('notation.hint')}
          value={draft.notation}
          onChange={(notation) => set({ notation })}
          options={[
            {
              value: 'number-first' as const,
              label: t('notation.numberFirst'),
              note: t('notation.numberFirstNote'),
            },
            {
              value: 'letter-first' as const,
              label: t('notation.letterFirst'),
              note: t('notation.letterFirstNote'),
            },
          ]}
        />
        <NotationExample notation={draft.notation} />
      </div>
      <Choice
        label={t('entry.title')}
        value={draft.entry}
        onChange={(entry) => set({ entry })}
        options={[
          { value: 'assisted' as const, label: t('entry.assisted'), note: t('entry.assistedNote') },
          {
            value: 'federation' as const,
            label: t('entry.written'),
            note: t('entry.writtenNote'),
          },
        ]}
      />
      <RuleFields {...{ draft, errors, onChange }} />
      <Check
        label={t('listed.label')}
        hint={t('listed.hint')}
        checked={draft.listed}
        onChange={(listed) => set({ listed })}
      />
      <Check
        label={t('replay.label')}
        hint={t('replay.hint')}
        checked={draft.replay}
        onChange={(replay) => set({ replay })}
      />
    </div>
  );
}
