import { face, layOn, readRows, splitTiles, writeTile } from '@/lib/client/board';
import { type Placing, startPlacing, typeMove } from '@/lib/client/placing';
import { formatTiles, type Notation, type TileSet } from '@/lib/engine';
import { emptyRows } from './board-text';

/** A board to be set up: whatever lies on it can be taken up again, and all tiles of the set are at hand. */
export function startSetup(rows: readonly string[], tiles: TileSet): Placing {
  const lying = rows.flatMap((text, row) =>
    splitTiles(text).flatMap((tile, col) => (tile === '.' ? [] : [{ tile, row: row + 1, col: col + 1 }])),
  );
  const rack = lying.map(({ tile }) => rackTile(tile, tiles)).join('') + wholeSet(tiles);
  const state = startPlacing(emptyRows(tiles), rack, tiles.id);
  const placed = lying.map(({ tile, row, col }, id) => ({ id, row, col, ...face(tile, tiles.id) }));
  return { ...state, placed };
}

function rackTile(tile: string, { id }: TileSet): string {
  const { letter, blank } = face(tile, id);
  return blank ? '?' : writeTile(letter, false, id);
}

function wholeSet(tiles: TileSet): string {
  const codes = tiles.letters.flatMap(({ count }, index) => Array<number>(count).fill(index + 1));
  return formatTiles(codes, tiles) + '?'.repeat(tiles.blanks);
}

/** The board as it was set up; a blank without its letter is left out. */
export function rowsOf({ faces, placed, tileSet }: Placing): string[] {
  const grid = faces.map((row) => row.map(() => '.'));
  for (const { row, col, letter, blank } of placed) {
    const line = grid[row - 1];
    if (line && letter) line[col - 1] = writeTile(letter, blank, tileSet);
  }
  return grid.map((line) => line.join(''));
}

/** The board with a word more, written as `8H CAT`; null when it cannot be laid. */
export function withWord(
  rows: readonly string[],
  text: string,
  notation: Notation,
  tiles: TileSet,
): string[] | null {
  const { state, problem } = typeMove(startPlacing(rows, wholeSet(tiles), tiles.id), text, notation);
  if (problem !== null || state.placed.length === 0) return null;
  const faces = readRows(rows, tiles.id);
  return state.placed.reduce<string[]>(
    (board, { row, col, letter, blank }) =>
      faces[row - 1]?.[col - 1]
        ? board
        : layOn(board, { row, col, direction: 'across', word: writeTile(letter, blank, tiles.id) }, tiles.id),
    [...rows],
  );
}
