'use client';
import { Choice, Field } from '@/lib/client/ui';
import { TIMES, withOwnRounds, withOwnTime, withPace } from '../draft';
import { clockText } from '../duration';
import type { PartProps } from './field-props';

const OWN = 'own';
const NOTES: Record<number, string> = { 180: 'usual', 120: 'quick', 60: 'blitz' };

/** Minutes per round: three usual times, or one's own. */
export function TimeField({ draft, errors, onChange }: PartProps) {
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
        label="Minutes per round"
        value={value}
        onChange={choose}
        options={[
          ...TIMES.map((time) => ({ value: String(time), label: clockText(time), note: NOTES[time] })),
          { value: OWN, label: 'Other', note: 'your own' },
        ]}
      />
      {draft.ownTime === null ? null : (
        <Field
          className="mt-3 max-w-56"
          label="Time, in minutes and seconds"
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
  const choose = (chosen: string) =>
    onChange(
      chosen === OWN
        ? withOwnRounds(draft, String(draft.maxRounds ?? 10))
        : { ...draft, ownRounds: null, maxRounds: null },
    );
  return (
    <div>
      <Choice
        label="Rounds"
        value={draft.ownRounds === null ? 'whole' : OWN}
        onChange={choose}
        options={[
          { value: 'whole', label: 'Whole game', note: 'some 20 to 25 rounds' },
          { value: OWN, label: 'A number', note: 'ends after it' },
        ]}
      />
      {draft.ownRounds === null ? null : (
        <Field
          className="mt-3 max-w-56"
          label="Number of rounds"
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
  const gap = Number.isFinite(draft.gapSeconds) ? draft.gapSeconds : 20;
  return (
    <Choice
      label="Next rack"
      value={draft.pace}
      onChange={(pace) => onChange(withPace(draft, pace))}
      options={[
        { value: 'auto' as const, label: 'By itself', note: `${gap} seconds after the top` },
        { value: 'host' as const, label: 'When I say so', note: 'time to talk' },
      ]}
    />
  );
}
