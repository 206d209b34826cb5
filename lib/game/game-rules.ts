import type { DrawPreset } from './draw-rule';
import { FORMATS, type Format, type FormatSettings, formatOf } from './formats';

/** Which of the equal best moves is placed: see top.ts. */
export const TOP_POLICIES = ['fisf', 'spain'] as const;
export type TopPolicy = (typeof TOP_POLICIES)[number];

/** What the settings of an event say about the course of its games. Plain data: it travels to other threads. */
export interface GameRules {
  format: Format;
  draw: DrawPreset;
  /** null: until the tiles are gone */
  maxRounds: number | null;
  topPolicy: TopPolicy;
  /** levels for schools: letters worth more stay in the bag; null: none does */
  dearestLetter: number | null;
  /** house rule: a blank on the board goes to the rack that holds its letter */
  retakeBlanks: boolean;
}

/** What is left out is as in an ordinary game by the federation's rules. */
export type RuleOptions = Partial<GameRules>;

export function withDefaults(options: RuleOptions): GameRules {
  const { format = FORMATS.normal, draw = 'fisf', maxRounds = null } = options;
  const { topPolicy = 'fisf', retakeBlanks = false, dearestLetter = null } = options;
  return { format, draw, maxRounds, topPolicy, retakeBlanks, dearestLetter };
}

export function gameRulesOf(settings: FormatSettings & Omit<RuleOptions, 'format'>): GameRules {
  return withDefaults({ ...settings, format: formatOf(settings) });
}
