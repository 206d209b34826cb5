import type { TileSet } from '@/lib/engine';
import { DRAW_RULES, type DrawPreset, neededEach, satisfies } from './draw-rule';
import { FORMATS, type Format } from './formats';
import { type GameState, remainingTiles } from './game-state';

export interface DrawOptions {
  format?: Format;
  preset?: DrawPreset;
  /** the settings' number of rounds; null or left out: until the tiles are gone */
  maxRounds?: number | null;
}

/** What the rack of the next round is drawn from, and what it has to be. */
export interface Pool {
  /** all tiles that are not on the board: a rejected rack goes back */
  remaining: number[];
  /** tiles of a rack: fewer than usual when fewer are left */
  size: number;
  /** vowels and consonants that it needs of each; 0: no rack can be valid */
  each: number;
  isValid: (rack: readonly number[]) => boolean;
}

export function poolOf(tiles: TileSet, state: GameState, options: DrawOptions): Pool {
  const { format = FORMATS.normal, preset = 'fisf' } = options;
  const remaining = remainingTiles(tiles, state);
  const size = Math.min(format.rules.rackSize, remaining.length);
  const each = neededEach(tiles, remaining, state.rounds + 1, DRAW_RULES[preset]);
  return { remaining, size, each, isValid: (rack) => satisfies(tiles, rack, each) };
}
