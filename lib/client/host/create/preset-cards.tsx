'use client';
import { useId } from 'react';
import { clockText } from '../duration';
import { choicesOf, OCCASIONS, type PresetId } from '../presets';

/** The choices of a preset in a line: `2:00 · whole game · next rack by itself`. */
function presetLine(id: PresetId): string {
  const choices = choicesOf(id);
  const whole = choices.targetLevels ? 'to the target' : 'whole game';
  const rounds = choices.maxRounds === null ? whole : `${choices.maxRounds} rounds`;
  const pace = choices.pace === 'auto' ? 'by itself' : 'you say when';
  return `${clockText(choices.secondsPerRound)} · ${rounds} · ${pace}`;
}

export interface PresetCardsProps {
  chosen: PresetId | null;
  onChoose(preset: PresetId): void;
}

/** Ways to play that set the choices below together; none is marked once a choice was changed by hand. */
export function PresetCards({ chosen, onChoose }: PresetCardsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">What is it for?</legend>
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
            <span className="text-lg font-bold">{preset.title}</span>
            <span className="text-sm">{preset.purpose}</span>
            <span className="tabular mt-auto pt-1 text-sm text-quiet">{presetLine(preset.id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
