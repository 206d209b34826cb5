import type { TileSet } from './tile-set';

/** Rack text to codes, BLANK for `?`. @throws EngineError `bad-rack` */
export function parseTiles(_text: string, _tiles: TileSet): number[] {
  throw new Error('not written yet');
}

/** Codes to text: `[CH]OTO`, `?` for BLANK, lower case for a blank with a letter. */
export function formatTiles(_codes: Iterable<number>, _tiles: TileSet): string {
  throw new Error('not written yet');
}
