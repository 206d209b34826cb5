import { emptyBoard, formatBoard, parseBoard, parseTiles, type TileSet } from '@/lib/engine';
import { fullSet, listTiles, takeTiles, tilesOnBoard } from './tile-counts';

/** A game between two rounds. The bag is never stored: it is what the board and the left-over are not. */
export interface GameState {
  /** 15 rows in wire form */
  board: string[];
  /** tiles of the last rack that were not played: alphabetical, blanks last */
  leftover: string;
  /** closed rounds so far */
  rounds: number;
}

export function emptyGame(tiles: TileSet): GameState {
  return { board: formatBoard(emptyBoard(tiles)), leftover: '', rounds: 0 };
}

/**
 * Bag + rack + board = tile set, letter by letter: the bag is computed, so the balance is broken exactly
 * when board and rack hold a tile that the set does not have.
 * @throws Error on such a broken balance: a bug or a damaged row, never something a user did.
 */
function withoutBoardAnd(tiles: TileSet, board: readonly string[], rack: string): number[] {
  const counts = fullSet(tiles);
  const laid = tilesOnBoard(parseBoard(board, tiles));
  if (!takeTiles(counts, laid) || !takeTiles(counts, parseTiles(rack, tiles))) {
    throw new Error(
      `Broken balance: ${laid.length} tiles on the board, rack "${rack}", tile set ${tiles.id}`,
    );
  }
  return listTiles(counts);
}

/** Codes in alphabet order, blanks last. `rack`: all its tiles while a round is on; else the left-over. */
export function bagOf(tiles: TileSet, state: GameState, rack = state.leftover): number[] {
  return withoutBoardAnd(tiles, state.board, rack);
}

/** What is still to be played: bag and rack together. */
export function remainingTiles(tiles: TileSet, state: GameState): number[] {
  return withoutBoardAnd(tiles, state.board, '');
}
