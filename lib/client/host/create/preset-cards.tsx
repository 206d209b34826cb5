'use client';
import { useId } from 'react';
import { type Translate, useTranslations } from '@/lib/i18n/client';
import { choicesOf, OCCASIONS, type PresetId } from '../presets';
import { useClockText } from './use-clock-text';

/** The choices of a preset in a line: `2:00 · whole game · by itself`. */
function presetLine(t: Translate<'create'>, id: PresetId, time: (seconds: number) => string): string {
  const { secondsPerRound, maxRounds, targetsFollow, pace } = choicesOf(id);
  const game = maxRounds !== null ? 'rounds' : targetsFollow ? 'target' : 'whole';
  return t('occasion.line', { time: time(secondsPerRound), game, rounds: maxRounds ?? 0, pace });
}

export interface PresetCardsProps {
  chosen: PresetId | null;
  onChoose(preset: PresetId): void;
}

/** Ways to play that set the choices below together; none is marked once a choice was changed by hand. */
export function PresetCards({ chosen, onChoose }: PresetCardsProps) {
  const t = useTranslations('create');
  const time = useClockText();
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">{t('occasion.title')}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-3">
        {OCCASIONS.map((preset) => (
          <label key={preset.id} className="choice justify-start py-3">
            <input
              type="radio"
              name={name}
              className="heard"
              checked={preset.id === chosen}
              onChange={() => onChoose(preset.id)}
            />
            <span className="text-lg font-bold">{t(preset.title)}</span>
            <span className="text-sm">{t(preset.purpose)}</span>
            <span className="tabular mt-auto pt-1 text-sm text-quiet">{presetLine(t, preset.id, time)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
