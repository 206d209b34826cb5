/*
 * One tile set without the others. Not exported by index.ts: a door of its own, for the page that shows the board of
 * one event and has to be light.
 */
import { createTileSet, type TileSet } from './tile-set';
import { type TileSetFile, tileSetData } from './tile-set-file';

/** @throws when there is no such set, or it cannot be fetched */
export async function loadTileSet(id: string): Promise<TileSet> {
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`no tile set ${id}`);
  const { default: file } = await import(`./data/tiles/${id}.json`);
  return createTileSet(tileSetData(file as TileSetFile));
}
