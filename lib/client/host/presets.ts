import { PRESETS, type PresetChoices, type PresetId } from '@/lib/http/schemas';

export type { PresetChoices, PresetId };

export interface Preset {
  id: PresetId;
  title: string;
  /** what it is for, in a line */
  purpose: string;
}

/** The occasions, as cards. The first is the one that stands at the start. */
export const OCCASIONS: readonly Preset[] = [
  { id: 'open', title: 'Open play', purpose: 'A club evening, friends, anybody' },
  { id: 'class', title: 'Class', purpose: 'Ten rounds, with time to talk in between' },
  { id: 'competition', title: 'Competition', purpose: 'No help, solos count' },
  { id: 'blitz', title: 'Blitz', purpose: 'The same, a minute a round' },
  { id: 'finish-line', title: 'Finish line', purpose: 'Ends when a player reaches the own target' },
];

/** Competitions by the rules of a country, in the order of a menu. */
export const COUNTRIES: readonly Preset[] = [
  { id: 'fisf', title: 'International federation', purpose: '2 vowels and 2 consonants through round 15' },
  { id: 'spain', title: 'Spain', purpose: 'Y a consonant, solo +10 or +5, a blank has to be marked' },
  { id: 'romania', title: 'Romania', purpose: '1 vowel and 1 consonant, the last round exempt' },
  { id: 'english', title: 'English', purpose: '1 vowel and 1 consonant in every round' },
  { id: 'bulgarian', title: 'Bulgarian', purpose: 'The ordinary rules' },
  { id: 'turkish', title: 'Turkish', purpose: 'The ordinary rules' },
  { id: 'slovak', title: 'Slovak', purpose: 'The ordinary rules' },
  { id: 'persian', title: 'Persian', purpose: 'The ordinary rules' },
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
