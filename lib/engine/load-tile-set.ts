/*
 * One tile set without the others. Not exported by index.ts: a door of its own, for the page that shows the board of
 * one event and has to be light.
 */
import { createTileSet, type TileSet } from './tile-set';
import { type TileSetFile, tileSetData } from './tile-set-file';

export type { TileSetFile };

/** @throws when there is no such set, or it cannot be fetched */
export async function loadTileSet(id: string): Promise<TileSet> {
  return tileSetOf(await loadTileSetFile(id));
}

/** For a page that takes its set along. @throws when there is no such set, or it cannot be fetched */
export async function loadTileSetFile(id: string): Promise<TileSetFile> {
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`no tile set ${id}`);
  const { default: file } = await import(`./data/tiles/${id}.json`);
  return file as TileSetFile;
}

export const tileSetOf = (file: TileSetFile): TileSet => createTileSet(tileSetData(file));
