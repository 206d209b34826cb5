import type { TileSet } from '@/lib/engine';
import { endByPool } from './draw-pool';
import type { EndByTiles } from './end-by-tiles';
import type { RuleOptions } from './game-rules';
import type { GameState } from './game-state';

export type EndReason =
  | EndByTiles
  | 'no-move-possible'
  /** a cancelled rack cannot be replaced by a different one */
  | 'no-other-rack'
  | 'rounds-played'
  /** the last of the racks that were fixed beforehand was played */
  | 'prepared-rounds-played'
  /** a player reached the own target */
  | 'target-reached'
  | 'stopped-by-host';

/** What can be said between two rounds without a lexicon: tiles first, then the settings' rounds. */
export function endOfGame(tiles: TileSet, state: GameState, options: RuleOptions = {}): EndReason | null {
  const byTiles = endByPool(tiles, state, options);
  if (byTiles) return byTiles;
  const { maxRounds = null } = options;
  return maxRounds !== null && state.rounds >= maxRounds ? 'rounds-played' : null;
}
