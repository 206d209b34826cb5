import type { EventSettings } from '@/lib/http/schemas';

/** The choices that a preset makes together; lexicon, notation and the name stay as they are. */
export type PresetChoices = Pick<
  EventSettings,
  | 'secondsPerRound'
  | 'gapSeconds'
  | 'maxRounds'
  | 'pace'
  | 'entry'
  | 'checkWords'
  | 'showScores'
  | 'soloPreset'
>;

export interface Preset {
  id: 'open' | 'class' | 'competition';
  title: string;
  /** what it is for, in a line */
  purpose: string;
  choices: PresetChoices;
}

const helping = { entry: 'assisted', checkWords: true, showScores: true, soloPreset: 'none' } as const;

/** Three ways to play, each a set of choices. The first is the one that stands at the start. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'open',
    title: 'Open play',
    purpose: 'A club evening, friends, anybody',
    choices: { secondsPerRound: 120, gapSeconds: 20, maxRounds: null, pace: 'auto', ...helping },
  },
  {
    id: 'class',
    title: 'Class',
    purpose: 'Ten rounds, with time to talk in between',
    choices: { secondsPerRound: 180, gapSeconds: 20, maxRounds: 10, pace: 'host', ...helping },
  },
  {
    id: 'competition',
    title: 'Competition',
    purpose: 'No help, solos count',
    choices: {
      secondsPerRound: 180,
      gapSeconds: 30,
      maxRounds: null,
      pace: 'auto',
      entry: 'assisted',
      checkWords: false,
      showScores: false,
      soloPreset: 'fisf',
    },
  },
];

/** The preset whose choices all stand as it sets them, or null once one of them was changed. */
export function presetOf(choices: PresetChoices): Preset['id'] | null {
  const same = (preset: Preset) =>
    (Object.keys(preset.choices) as (keyof PresetChoices)[]).every(
      (key) =>
        // By the host's word there is no gap: its length says nothing then.
        (key === 'gapSeconds' && choices.pace === 'host' && preset.choices.pace === 'host') ||
        preset.choices[key] === choices[key],
    );
  return PRESETS.find(same)?.id ?? null;
}
