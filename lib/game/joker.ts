import { BLANK, type Board, formatTiles, type LegalReading, type TileSet } from '@/lib/engine';
import type { Format } from './formats';
import { fullSet, takeTiles, tilesOnBoard } from './tile-counts';
import { wordCodes } from './word-codes';

/** A blank of the board and the real tile in its place: row and column from 1, the letter in wire form. */
export interface Exchange {
  row: number;
  col: number;
  letter: string;
}

/**
 * The real letter that takes the place of a blank just laid, in a joker format: the bag has to have it. Null
 * where the move lays no blank, or the bag has none: then the blank stays on the board.
 */
export function jokerExchange(
  tiles: TileSet,
  { board, rack }: { board: Board; rack: readonly number[] },
  { placed }: LegalReading,
  format: Pick<Format, 'joker'>,
): Exchange | null {
  const laid = format.joker ? placed.find(({ blank }) => blank) : undefined;
  if (!laid) return null;
  const code = tiles.codeOf(laid.tile);
  const bag = fullSet(tiles);
  takeTiles(bag, tilesOnBoard(board));
  takeTiles(
    bag,
    rack.filter((tile) => tile === code),
  );
  return (bag.get(code) ?? 0) > 0 ? { row: laid.row, col: laid.col, letter: tiles.textOf(code) } : null;
}

/** The word of a move as it lies on the board after the exchange. */
export function exchangedWord(tiles: TileSet, { move }: LegalReading, { row, col }: Exchange): string {
  const at = move.direction === 'across' ? col - move.col : row - move.row;
  const codes = wordCodes(move.word, tiles) ?? [];
  return formatTiles(
    codes.map((code, index) => (index === at ? code & ~BLANK : code)),
    tiles,
  );
}
