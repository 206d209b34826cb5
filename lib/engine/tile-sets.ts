import type { TileSet } from './tile-set';

/** Ids of the bundled tile sets. */
export const TILE_SET_IDS: readonly string[] = ['en', 'fr', 'es', 'bg'];

/** @throws EngineError `unknown-tile-set` */
export function tileSet(_id: string): TileSet {
  throw new Error('not written yet');
}
