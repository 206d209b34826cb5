import type { TileSet } from '@/lib/engine';
import { gives, mixOf } from './draw-rule';
import { type GameState, remainingTiles } from './game-state';

export type EndReason =
  | 'all-tiles-placed'
  | 'one-tile-left'
  | 'only-vowels'
  | 'only-consonants'
  | 'no-move-possible'
  /** a cancelled rack cannot be replaced by a different one */
  | 'no-other-rack'
  | 'rounds-played'
  | 'stopped-by-host';

/**
 * Why a game with these tiles left is over, null when it goes on.
 *
 * Two or more tiles with a blank or Y among them always give one vowel and one consonant, and without one
 * they do unless they are all of a kind: so the game goes on exactly as long as 1 + 1 can be drawn.
 */
export function endByTiles(tiles: TileSet, remaining: readonly number[]): EndReason | null {
  if (remaining.length === 0) return 'all-tiles-placed';
  if (remaining.length === 1) return 'one-tile-left';
  const mix = mixOf(tiles, remaining);
  if (gives(mix, 1)) return null;
  return mix.vowels > 0 ? 'only-vowels' : 'only-consonants';
}

/** What can be said between two rounds without a lexicon: tiles first, then the settings' rounds. */
export function endOfGame(
  tiles: TileSet,
  state: GameState,
  maxRounds: number | null = null,
): EndReason | null {
  const byTiles = endByTiles(tiles, remainingTiles(tiles, state));
  if (byTiles) return byTiles;
  return maxRounds !== null && state.rounds >= maxRounds ? 'rounds-played' : null;
}
