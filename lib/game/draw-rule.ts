import type { TileSet } from '@/lib/engine';
import { fullSet, listTiles } from './tile-counts';

/** Vowels and consonants that a rack needs: `each` of both through round `through`, one of each after it. */
export interface DrawRule {
  each: number;
  through: number;
}

export type DrawPreset = 'fisf';

export const DRAW_RULES: Readonly<Record<DrawPreset, DrawRule>> = { fisf: { each: 2, through: 15 } };

/** How many tiles are a vowel, a consonant, or either (a blank, Y): what the rule looks at. */
export interface Mix {
  vowels: number;
  consonants: number;
  either: number;
}

export function mixOf(tiles: TileSet, codes: Iterable<number>): Mix {
  const mix: Mix = { vowels: 0, consonants: 0, either: 0 };
  for (const code of codes) {
    const vowel = tiles.vowelOf(code);
    if (vowel === 'both') mix.either++;
    else if (vowel) mix.vowels++;
    else mix.consonants++;
  }
  return mix;
}

/** Whether tiles that are either can fill what is missing to `each` vowels and `each` consonants. */
export function gives({ vowels, consonants, either }: Mix, each: number): boolean {
  return Math.max(0, each - vowels) + Math.max(0, each - consonants) <= either;
}

/**
 * What every rack of this round needs of both, 0 when no rack can satisfy even 1 + 1.
 *
 * `remaining`: all tiles that are not on the board; a rejected rack goes back, so a rack can be any of them.
 * If they give n + n then some rack does: take those 2n tiles (a rack holds more) and fill up with any.
 */
export function neededEach(
  tiles: TileSet,
  remaining: Iterable<number>,
  round: number,
  rule: DrawRule,
): number {
  const mix = mixOf(tiles, remaining);
  if (round <= rule.through && gives(mix, rule.each)) return rule.each;
  return gives(mix, 1) ? 1 : 0;
}

export interface RuleContext {
  /** number of the round, from 1 */
  round: number;
  /** all tiles that are not on the board, the rack's included; left out: the whole set */
  remaining?: Iterable<number>;
  preset?: DrawPreset;
}

/** The one validator: for drawn, entered and prepared racks. False too where no rack could be valid. */
export function rackFollowsRule(tiles: TileSet, rack: Iterable<number>, context: RuleContext): boolean {
  const remaining = context.remaining ?? listTiles(fullSet(tiles));
  const each = neededEach(tiles, remaining, context.round, DRAW_RULES[context.preset ?? 'fisf']);
  return satisfies(tiles, rack, each);
}

/** What every validity comes down to, drawn or entered. */
export function satisfies(tiles: TileSet, rack: Iterable<number>, each: number): boolean {
  return each > 0 && gives(mixOf(tiles, rack), each);
}
