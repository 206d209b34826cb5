import type { TileSet } from '@/lib/engine';
import { DRAW_RULES, type DrawRule, gives, mixOf } from './draw-rule';

export type EndByTiles = 'all-tiles-placed' | 'one-tile-left' | 'only-vowels' | 'only-consonants';

/**
 * Why a game with these tiles left is over, null when it goes on.
 *
 * Two or more tiles with a blank or Y among them always give one vowel and one consonant, and without one
 * they do unless they are all of a kind: so the game goes on exactly as long as 1 + 1 can be drawn.
 */
export function endByTiles(
  tiles: TileSet,
  remaining: readonly number[],
  rule: DrawRule = DRAW_RULES.fisf,
): EndByTiles | null {
  if (remaining.length === 0) return 'all-tiles-placed';
  if (remaining.length === 1) return 'one-tile-left';
  const mix = mixOf(tiles, remaining, rule);
  if (gives(mix, 1)) return null;
  return mix.vowels > 0 ? 'only-vowels' : 'only-consonants';
}
