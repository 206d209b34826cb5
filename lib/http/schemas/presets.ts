import type { EventSettings } from './settings';

export const PRESET_IDS = [
  'open',
  'class',
  'competition',
  'blitz',
  'finish-line',
  'fisf',
  'spain',
  'romania',
  'english',
  'bulgarian',
  'turkish',
  'slovak',
  'persian',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/**
 * What a preset decides: not the format, which any of them may be played in. A country brings its notation along;
 * elsewhere that follows the language.
 */
export type PresetChoices = Pick<
  EventSettings,
  | 'draw'
  | 'topPolicy'
  | 'secondsPerRound'
  | 'gapSeconds'
  | 'maxRounds'
  | 'targetLevels'
  | 'targetsFollow'
  | 'pace'
  | 'entry'
  | 'checkWords'
  | 'showScores'
  | 'freeWarnings'
  | 'blankFault'
  | 'soloPreset'
> &
  Partial<Pick<EventSettings, 'notation'>>;

/** By the federation's rules, with no help. */
const strict: PresetChoices = {
  draw: 'fisf',
  topPolicy: 'fisf',
  secondsPerRound: 180,
  gapSeconds: 30,
  maxRounds: null,
  targetLevels: null,
  targetsFollow: false,
  pace: 'auto',
  entry: 'assisted',
  checkWords: false,
  showScores: false,
  freeWarnings: null,
  blankFault: 'warning',
  soloPreset: 'fisf',
};

const friendly: PresetChoices = {
  ...strict,
  secondsPerRound: 120,
  gapSeconds: 20,
  checkWords: true,
  showScores: true,
  soloPreset: 'none',
};

/** The Turkish, Persian, Bulgarian and Slovak rule sheets agree with the ordinary rules. */
export const PRESETS: Readonly<Record<PresetId, PresetChoices>> = {
  open: friendly,
  class: { ...friendly, secondsPerRound: 180, maxRounds: 10, pace: 'host' },
  competition: strict,
  blitz: { ...strict, secondsPerRound: 60, gapSeconds: 20 },
  'finish-line': { ...friendly, targetsFollow: true },
  fisf: { ...strict, notation: 'letter-first' },
  spain: {
    ...strict,
    draw: 'spain',
    topPolicy: 'spain',
    soloPreset: 'spain',
    blankFault: 'zero',
    notation: 'letter-first',
  },
  romania: { ...strict, draw: 'romania', notation: 'letter-first' },
  english: { ...strict, draw: 'english', notation: 'number-first' },
  bulgarian: strict,
  turkish: strict,
  slovak: strict,
  persian: strict,
};
