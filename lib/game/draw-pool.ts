import { BLANK, type TileSet } from '@/lib/engine';
import { DRAW_RULES, type DrawRule, neededEach, satisfies } from './draw-rule';
import { endByTiles } from './end-by-tiles';
import { type GameRules, type RuleOptions, withDefaults } from './game-rules';
import { type GameState, remainingTiles } from './game-state';

/** What the rack of the next round is made of, and what it has to be. */
export interface Pool {
  /** all tiles that it can be made of: a rejected rack goes back */
  remaining: number[];
  /** those of them that every rack holds: the joker */
  fixed: number[];
  /** the others, which chance decides on */
  drawable: number[];
  /** tiles of a rack: fewer than usual when fewer are left */
  size: number;
  rule: DrawRule;
  /** vowels and consonants that it needs of each; 0: any rack will do; null: none */
  each: number | null;
  isValid: (rack: readonly number[]) => boolean;
}

export function poolOf(tiles: TileSet, state: GameState, options: RuleOptions = {}): Pool {
  const rules = withDefaults(options);
  const remaining = playableTiles(tiles, state, rules);
  const fixed = rules.format.joker && remaining.includes(BLANK) ? [BLANK] : [];
  const drawable = fixed.length > 0 ? remaining.filter((code) => code !== BLANK) : remaining;
  const size = Math.min(rules.format.rules.rackSize, remaining.length);
  const rule = DRAW_RULES[rules.draw];
  const exempt = isExempt(state, rules, remaining.length);
  const each = exempt ? 0 : neededEach(tiles, remaining, state.rounds + 1, rule);
  const isValid = (rack: readonly number[]) => satisfies(tiles, rack, each, rule);
  return { remaining, fixed, drawable, size, rule, each, isValid };
}

/**
 * What a rack can be made of: not the letters that a level sets aside, which stay in the bag. With a joker all blanks are set aside and one of those that are not on the board
 * is in every rack: the others are out of reach until it lies there.
 */
export function playableTiles(
  tiles: TileSet,
  state: GameState,
  { format, dearestLetter }: GameRules,
): number[] {
  const remaining = remainingTiles(tiles, state).filter(
    (code) => dearestLetter === null || code === BLANK || tiles.valueOf(code) <= dearestLetter,
  );
  if (!format.joker || !remaining.includes(BLANK)) return remaining;
  return [...remaining.filter((code) => code !== BLANK), BLANK];
}

/** Whether the coming round is the last one of a game whose last round may have any rack. */
function isExempt(state: GameState, { draw, format, maxRounds }: GameRules, left: number): boolean {
  if (!DRAW_RULES[draw].lastExempt) return false;
  return left <= format.rules.rackSize || maxRounds === state.rounds + 1;
}

/** Why no rack can be drawn from what is left; null when one can. */
export function endByPool(tiles: TileSet, state: GameState, options: RuleOptions = {}) {
  const rules = withDefaults(options);
  const left = playableTiles(tiles, state, rules);
  const byTiles = endByTiles(tiles, left, DRAW_RULES[rules.draw]);
  const ofOneKind = byTiles === 'only-vowels' || byTiles === 'only-consonants';
  return ofOneKind && isExempt(state, rules, left.length) ? null : byTiles;
}
