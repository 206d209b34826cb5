/*
 * House rule: a blank on the board may be retaken by putting its exact letter in its place. In duplicate all
 * players have one rack and one board, so nobody chooses: every blank whose letter is on the rack that was
 * drawn is exchanged before the rack is shown, nearest to A1 first (row by row), as long as the letters last.
 * The rack was held to the draw's rule before, and a blank fits wherever its letter did.
 */
import { BLANK, formatTiles, parseBoard, parseTiles, type TileSet } from '@/lib/engine';
import type { Exchange } from './joker';
import type { Rack } from './rack';
import { sortTiles } from './tile-counts';

export interface Retaken {
  board: string[];
  rack: Rack;
  /** what was exchanged, in order */
  retaken: Exchange[];
}

export function retakeBlanks(tiles: TileSet, rows: readonly string[], rack: Rack): Retaken {
  const board = parseBoard(rows, tiles);
  const leftover = parseTiles(rack.leftover, tiles);
  const drawn = parseTiles(rack.drawn, tiles);
  const codes = squaresOf(board.size).map(({ row, col }) => board.at(row, col));
  const retaken: Exchange[] = [];
  codes.forEach((code, square) => {
    const letter = code & ~BLANK;
    const from = [leftover, drawn].find((part) => part.includes(letter));
    if (letter === code || !from) return;
    from[from.indexOf(letter)] = BLANK;
    codes[square] = letter;
    retaken.push({
      row: Math.floor(square / board.size) + 1,
      col: (square % board.size) + 1,
      letter: tiles.textOf(letter),
    });
  });
  return {
    board: rows.map((_, row) => formatTiles(codes.slice(row * board.size, (row + 1) * board.size), tiles)),
    rack: { ...rack, leftover: formatTiles(sortTiles(leftover), tiles), drawn: formatTiles(drawn, tiles) },
    retaken,
  };
}

/** Whether some rack of these tiles could retake a blank of the board. */
export function canRetake(tiles: TileSet, rows: readonly string[], remaining: readonly number[]): boolean {
  const board = parseBoard(rows, tiles);
  return squaresOf(board.size).some(({ row, col }) => {
    const code = board.at(row, col);
    return (code & BLANK) !== 0 && remaining.includes(code & ~BLANK);
  });
}

const squaresOf = (size: number) =>
  Array.from({ length: size * size }, (_, square) => ({
    row: Math.floor(square / size),
    col: square % size,
  }));
