import { PRESETS, type PresetChoices, type PresetId } from '@/lib/http/schemas';
import type { MessageKey } from '@/lib/i18n/client';

export type { PresetChoices, PresetId };

type Key = MessageKey<'create'>;

/** With the messages that name it. */
export interface Preset {
  id: PresetId;
  title: Key;
  /** what it is for, in a line */
  purpose: Key;
}

/** The occasions, as cards. The first is the one that stands at the start. */
export const OCCASIONS: readonly Preset[] = [
  { id: 'open', title: 'occasion.open', purpose: 'occasion.openFor' },
  { id: 'class', title: 'occasion.class', purpose: 'occasion.classFor' },
  { id: 'competition', title: 'occasion.competition', purpose: 'occasion.competitionFor' },
  { id: 'blitz', title: 'occasion.blitz', purpose: 'occasion.blitzFor' },
  { id: 'finish-line', title: 'occasion.finishLine', purpose: 'occasion.finishLineFor' },
];

/** Competitions by the rules of a country, in the order of a menu. */
export const COUNTRIES: readonly Preset[] = [
  { id: 'fisf', title: 'country.fisf', purpose: 'country.fisfFor' },
  { id: 'spain', title: 'country.spain', purpose: 'country.spainFor' },
  { id: 'romania', title: 'country.romania', purpose: 'country.romaniaFor' },
  { id: 'english', title: 'country.english', purpose: 'country.englishFor' },
  { id: 'bulgarian', title: 'country.bulgarian', purpose: 'country.ordinary' },
  { id: 'turkish', title: 'country.turkish', purpose: 'country.ordinary' },
  { id: 'slovak', title: 'country.slovak', purpose: 'country.ordinary' },
  { id: 'persian', title: 'country.persian', purpose: 'country.ordinary' },
];

export const choicesOf = (id: PresetId): PresetChoices => PRESETS[id];

/** Whether all choices of a preset stand as it sets them. */
export function stands(id: PresetId, choices: PresetChoices): boolean {
  const preset = PRESETS[id];
  return (Object.keys(preset) as (keyof PresetChoices)[]).every(
    (key) =>
      // By the host's word there is no gap: its length says nothing then.
      (key === 'gapSeconds' && choices.pace === 'host' && preset.pace === 'host') ||
      JSON.stringify(preset[key]) === JSON.stringify(choices[key]),
  );
}

/** The preset that was chosen, or an occasion that is the same; null once a choice of it was changed. */
export function presetOf(choices: PresetChoices & { preset: PresetId | null }): PresetId | null {
  const ids = [...(choices.preset ? [choices.preset] : []), ...OCCASIONS.map(({ id }) => id)];
  return ids.find((id) => stands(id, choices)) ?? null;
}
