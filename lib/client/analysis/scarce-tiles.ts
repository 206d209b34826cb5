import { formatTiles, parseBoard, parseTiles, type TileSet } from '@/lib/engine';
import { countTiles, fullSet, tilesOnBoard } from '@/lib/game';

/** Tiles of the rack of which board and rack have more than the whole set. */
export function scarceTiles(board: readonly string[], rack: string, tiles: TileSet): string[] {
  const set = fullSet(tiles);
  const held = parseTiles(rack, tiles);
  const used = countTiles([...tilesOnBoard(parseBoard(board, tiles)), ...held]);
  const isScarce = (code: number) => (used.get(code) ?? 0) > (set.get(code) ?? 0);
  return [...new Set(held)].filter(isScarce).map((code) => formatTiles([code], tiles));
}
