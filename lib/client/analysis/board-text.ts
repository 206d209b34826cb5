import { splitTiles } from '@/lib/client/board';
import { EngineError, emptyBoard, formatBoard, parseBoard, type TileSet } from '@/lib/engine';

/** A board in one line, as it stands in an address: rows apart by `/`, so many empty squares as a number. */
export function boardCode(rows: readonly string[]): string {
  return rows.map((row) => row.replace(/\.+/g, (empty) => String(empty.length))).join('/');
}

export const emptyRows = (tiles: TileSet): string[] => formatBoard(emptyBoard(tiles));

/**
 * A board as people paste it: that one line, or a line for each row, its squares apart or together, with names of rows
 * and columns at the edges or without. Other lines are passed over. Null when it is none.
 */
export function readBoardText(text: string, tiles: TileSet): string[] | null {
  const { size } = tiles.layout;
  const rows = text.trim().includes('\n')
    ? text.split(/\r?\n/).flatMap((line) => rowOf(line, size) ?? [])
    : text.trim().split('/').map(spread);
  if (rows.length !== size) return null;
  try {
    return formatBoard(parseBoard(rows, tiles));
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

const spread = (row: string) => row.replace(/\d+/g, (count) => '.'.repeat(Math.min(99, Number(count))));

const EMPTY = /^[.·_\-–+*]$/u;

function rowOf(line: string, size: number): string | null {
  const parts = line.replaceAll('|', ' ').trim().split(/\s+/);
  const named = parts.length > size ? parts.slice(1, size + 1) : parts;
  const squares = named.length === size ? named : splitTiles(parts.at(-1) ?? '');
  const isRow = squares.length === size && parts.length <= size + 2 && !isEdge(squares);
  return isRow ? squares.map((square) => (EMPTY.test(square) ? '.' : square)).join('') : null;
}

/** The names of the columns: letters or numbers one after the other. */
const isEdge = (squares: readonly string[]) =>
  squares.every((square, at) => square === String.fromCharCode(65 + at)) ||
  squares.every((square, at) => square === String(at + 1));
