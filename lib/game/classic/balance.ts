import { parseBoard, type TileSet } from '@/lib/engine';
import { fullSet, listTiles, takeTiles, tilesOnBoard } from '../tile-counts';
import type { TableState } from './state';

/**
 * The state itself, if board + racks + bag are the tile set, letter by letter.
 * @throws Error otherwise: a bug or a damaged row, never something a player did
 */
export function balanced(tiles: TileSet, state: TableState): TableState {
  const counts = fullSet(tiles);
  const all = [...tilesOnBoard(parseBoard(state.board, tiles)), ...state.racks.flat(), ...state.bag];
  if (!takeTiles(counts, all) || listTiles(counts).length > 0)
    throw new Error(`Broken balance: ${all.length} tiles at a table of ${tiles.id}`);
  return state;
}
