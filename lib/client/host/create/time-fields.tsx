'use client';
import { Choice, Field } from '@/lib/client/ui';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { TIMES, withOwnRounds, withOwnTime, withPace } from '../draft';
import { clockText } from '../duration';
import type { PartProps } from './field-props';
import { useClockText } from './use-clock-text';

const OWN = 'own';
const NOTES: Record<(typeof TIMES)[number], MessageKey<'create'>> = {
  180: 'time.usual',
  120: 'time.quick',
  60: 'time.blitz',
};

/** Minutes per round: three usual times, or one's own. */
export function TimeField({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const time = useClockText();
  const value = draft.ownTime === null ? String(draft.secondsPerRound) : OWN;
  const choose = (chosen: string) =>
    onChange(
      chosen === OWN
        ? withOwnTime(draft, clockText(draft.secondsPerRound))
        : { ...draft, ownTime: null, secondsPerRound: Number(chosen) },
    );
  return (
    <div>
      <Choice
        label={t('time.title')}
        value={value}
        onChange={choose}
        options={[
          ...TIMES.map((one) => ({ value: String(one), label: time(one), note: t(NOTES[one]) })),
          { value: OWN, label: t('time.other'), note: t('time.otherNote') },
        ]}
      />
      {draft.ownTime === null ? null : (
        <Field
          className="mt-3 max-w-56"
          label={t('time.own')}
          name="secondsPerRound"
          inputMode="text"
          autoComplete="off"
          value={draft.ownTime}
          error={errors.secondsPerRound}
          onChange={(event) => onChange(withOwnTime(draft, event.target.value))}
        />
      )}
    </div>
  );
}

/** How far the game goes: to its end, or a number of rounds. */
export function RoundsField({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const choose = (chosen: string) =>
    onChange(
      chosen === OWN
        ? withOwnRounds(draft, String(draft.maxRounds ?? 10))
        : { ...draft, ownRounds: null, maxRounds: null },
    );
  return (
    <div>
      <Choice
        label={t('rounds.title')}
        value={draft.ownRounds === null ? 'whole' : OWN}
        onChange={choose}
        options={[
          { value: 'whole', label: t('rounds.whole'), note: t('rounds.wholeNote') },
          { value: OWN, label: t('rounds.number'), note: t('rounds.numberNote') },
        ]}
      />
      {draft.ownRounds === null ? null : (
        <Field
          className="mt-3 max-w-56"
          label={t('rounds.own')}
          name="maxRounds"
          inputMode="numeric"
          autoComplete="off"
          value={draft.ownRounds}
          error={errors.maxRounds}
          onChange={(event) => onChange(withOwnRounds(draft, event.target.value))}
        />
      )}
    </div>
  );
}

/** Who says when the next rack is shown. */
export function PaceField({ draft, onChange }: PartProps) {
  const t = useTranslations('create');
  const seconds = Number.isFinite(draft.gapSeconds) ? draft.gapSeconds : 20;
  return (
    <Choice
      label={t('pace.title')}
      value={draft.pace}
      onChange={(pace) => onChange(withPace(draft, pace))}
      options={[
        { value: 'auto' as const, label: t('pace.auto'), note: t('pace.autoNote', { seconds }) },
        { value: 'host' as const, label: t('pace.host'), note: t('pace.hostNote') },
      ]}
    />
  );
}
