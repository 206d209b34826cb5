import { BUNDLED_TILE_SETS } from './bundled-tile-sets';
import { EngineError } from './errors';
import { createTileSet, type TileSet } from './tile-set';

const bundled = new Map(BUNDLED_TILE_SETS.map((data) => [data.id, data]));
const made = new Map<string, TileSet>();

/** Ids of the bundled tile sets. */
export const TILE_SET_IDS: readonly string[] = [...bundled.keys()];

/** One object for each id, so that tile sets can be compared. @throws EngineError `unknown-tile-set` */
export function tileSet(id: string): TileSet {
  const known = made.get(id);
  if (known) return known;
  const data = bundled.get(id);
  if (!data) throw new EngineError('unknown-tile-set', `no tile set ${id}`);
  const tiles = createTileSet(data);
  made.set(id, tiles);
  return tiles;
}
