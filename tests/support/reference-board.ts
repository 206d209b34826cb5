/*
 * The board and the scoring of the reference solver, on strings and arrays of arrays. It shares nothing
 * with lib/engine, not even the premium table: what both compute alike is right.
 */

/** '' for an empty square, else a tile: `A`, blank `a`, `CH`, blank `ch`. */
export type Grid = string[][];

export interface ReferenceRules {
  maxPlaced: number;
  bonus: Readonly<Record<number, number>>;
}

export interface Fresh {
  row: number;
  col: number;
  tile: string;
}

/** One eighth of the board, the rest by reflection: T triple word, D double word, t, d letters. */
const CORNER = [
  'T..d...T',
  '.D...t..',
  '..D...d.',
  'd..D...d',
  '....D...',
  '.t...t..',
  '..d...d.',
  'T..d...D',
];

function premium(row: number, col: number): string {
  const fold = (n: number) => (n > 7 ? 14 - n : n);
  return CORNER[fold(row)]?.[fold(col)] ?? '.';
}

export function tilesOf(text: string): string[] {
  return (text.match(/\[[^\]]+\]|./gu) ?? []).map((tile) => tile.replace(/[[\]]/g, ''));
}

export function gridOf(rows: readonly string[]): Grid {
  return rows.map((row) => tilesOf(row).map((tile) => (tile === '.' ? '' : tile)));
}

export function tileAt(grid: Grid, row: number, col: number): string {
  return grid[row]?.[col] ?? '';
}

export function transpose(grid: Grid): Grid {
  return grid.map((row, r) => row.map((_, c) => tileAt(grid, c, r)));
}

/** Tiles of the word through a square, along the row or down the column, with its first square. */
export function wordThrough(grid: Grid, row: number, col: number, down: boolean) {
  const [stepRow, stepCol] = down ? [1, 0] : [0, 1];
  let first = { row, col };
  while (tileAt(grid, first.row - stepRow, first.col - stepCol) !== '') {
    first = { row: first.row - stepRow, col: first.col - stepCol };
  }
  const tiles: Fresh[] = [];
  for (let at = first; tileAt(grid, at.row, at.col) !== ''; ) {
    tiles.push({ ...at, tile: tileAt(grid, at.row, at.col) });
    at = { row: at.row + stepRow, col: at.col + stepCol };
  }
  return tiles;
}

/** Points of a move along a row, tile by tile as the rules say; the grid is changed and put back. */
export function scoreAlongRow(
  grid: Grid,
  fresh: readonly Fresh[],
  values: ReadonlyMap<string, number>,
  rules: ReferenceRules,
): number {
  const wordScore = (row: number, col: number, down: boolean) => {
    const tiles = wordThrough(grid, row, col, down);
    if (tiles.length < 2) return 0;
    let sum = 0;
    let times = 1;
    for (const at of tiles) {
      const isFresh = fresh.some((tile) => tile.row === at.row && tile.col === at.col);
      const kind = isFresh ? premium(at.row, at.col) : '.';
      const value = values.get(at.tile) ?? 0;
      sum += kind === 't' ? value * 3 : kind === 'd' ? value * 2 : value;
      times *= kind === 'T' ? 3 : kind === 'D' ? 2 : 1;
    }
    return sum * times;
  };
  for (const { row, col, tile } of fresh) grid[row]![col] = tile;
  let score = rules.bonus[fresh.length] ?? 0;
  if (fresh[0]) score += wordScore(fresh[0].row, fresh[0].col, false);
  for (const { row, col } of fresh) score += wordScore(row, col, true);
  for (const { row, col } of fresh) grid[row]![col] = '';
  return score;
}
