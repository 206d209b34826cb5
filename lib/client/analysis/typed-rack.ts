import { EngineError, fold, formatTiles, parseTiles, type TileSet } from '@/lib/engine';

/** A rack as people type it, in wire form; null when something of it is no tile. */
export function typedRack(text: string, tiles: TileSet): string | null {
  try {
    const [blanks, letters] = [/\?/g, text.replace(/[\s?*+_]/g, '')];
    const count = text.replaceAll('*', '?').replaceAll('_', '?').match(blanks)?.length ?? 0;
    return formatTiles(parseTiles(fold(letters, tiles), tiles), tiles) + '?'.repeat(count);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}
