import { BLANK, type TileSet } from '@/lib/engine';
import { fullSet, listTiles } from './tile-counts';

/** What every rack has to hold of vowels and of consonants. */
export interface DrawRule {
  /** so many of both through round `through`, one of each after it */
  each: number;
  through: number;
  /** what letters count as that are either by the tile set (Y); a blank always is either */
  eitherLetters: 'either' | 'consonant';
  /** the last round may have any rack: the set number of rounds, or all tiles that are left fit on it */
  lastExempt: boolean;
}

export const DRAW_PRESETS = ['fisf', 'spain', 'romania', 'english'] as const;
export type DrawPreset = (typeof DRAW_PRESETS)[number];

const EVERY_ROUND = { each: 1, through: 0, eitherLetters: 'either', lastExempt: false } as const;

/**
 * Spain says fewer than 6 vowels and fewer than 6 consonants: of seven tiles that is at least two of each, the
 * blanks as they are needed, so only Y tells it from the federation's rule. Racks of other sizes are held to
 * the same two.
 */
export const DRAW_RULES: Readonly<Record<DrawPreset, DrawRule>> = {
  fisf: { each: 2, through: 15, eitherLetters: 'either', lastExempt: false },
  spain: { each: 2, through: 15, eitherLetters: 'consonant', lastExempt: false },
  romania: { ...EVERY_ROUND, lastExempt: true },
  english: EVERY_ROUND,
};

/** How many tiles are a vowel, a consonant, or either (a blank, Y): what the rule looks at. */
export interface Mix {
  vowels: number;
  consonants: number;
  either: number;
}

/** Where the alphabet writes no vowels every letter is either, and every rack follows every rule. */
export function kindOf(tiles: TileSet, code: number, { eitherLetters }: DrawRule): keyof Mix {
  if (!tiles.vowelRule) return 'either';
  const vowel = tiles.vowelOf(code);
  if (vowel === 'both') return code === BLANK || eitherLetters === 'either' ? 'either' : 'consonants';
  return vowel ? 'vowels' : 'consonants';
}

export function mixOf(tiles: TileSet, codes: Iterable<number>, rule: DrawRule = DRAW_RULES.fisf): Mix {
  const mix: Mix = { vowels: 0, consonants: 0, either: 0 };
  for (const code of codes) mix[kindOf(tiles, code, rule)]++;
  return mix;
}

/** Whether tiles that are either can fill what is missing to `each` vowels and `each` consonants. */
export function gives({ vowels, consonants, either }: Mix, each: number): boolean {
  return Math.max(0, each - vowels) + Math.max(0, each - consonants) <= either;
}

/**
 * What every rack of this round needs of both; null when no rack can satisfy even 1 + 1.
 *
 * `remaining`: all tiles that a rack can be made of; a rejected rack goes back, so it can be any of them. If
 * they give n + n then some rack does: take those 2n tiles (a rack holds more) and fill up with any.
 */
export function neededEach(
  tiles: TileSet,
  remaining: Iterable<number>,
  round: number,
  rule: DrawRule,
): number | null {
  const mix = mixOf(tiles, remaining, rule);
  if (round <= rule.through && gives(mix, rule.each)) return rule.each;
  return gives(mix, 1) ? 1 : null;
}

export interface RuleContext {
  /** number of the round, from 1 */
  round: number;
  /** all tiles that are not on the board, the rack's included; left out: the whole set */
  remaining?: Iterable<number>;
  draw?: DrawPreset;
}

/** The one validator: for drawn, entered and prepared racks. False too where no rack could be valid. */
export function rackFollowsRule(tiles: TileSet, rack: Iterable<number>, context: RuleContext): boolean {
  const remaining = [...(context.remaining ?? listTiles(fullSet(tiles)))];
  const rule = DRAW_RULES[context.draw ?? 'fisf'];
  return satisfies(tiles, rack, neededEach(tiles, remaining, context.round, rule), rule);
}

/** What every validity comes down to, drawn or entered. `each` 0: anything goes; null: nothing does. */
export function satisfies(
  tiles: TileSet,
  rack: Iterable<number>,
  each: number | null,
  rule: DrawRule = DRAW_RULES.fisf,
): boolean {
  return each !== null && gives(mixOf(tiles, rack, rule), each);
}
