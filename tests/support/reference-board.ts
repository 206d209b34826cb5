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

/** Tiles of the word through a square, along the row. */
export function wordAlongRow(grid: Grid, row: number, col: number): { tiles: string[]; first: number } {
  let first = col;
  while (tileAt(grid, row, first - 1) !== '') first--;
  const tiles: string[] = [];
  for (let c = first; tileAt(grid, row, c) !== ''; c++) tiles.push(tileAt(grid, row, c));
  return { tiles, first };
}

/** Points of a move along a row, tile by tile as the rules say. */
export function scoreAlongRow(
  before: Grid,
  fresh: readonly Fresh[],
  values: ReadonlyMap<string, number>,
  rules: ReferenceRules,
): number {
  const after = before.map((row) => [...row]);
  for (const { row, col, tile } of fresh) after[row]![col] = tile;
  const isFresh = (row: number, col: number) => tileAt(before, row, col) === '';
  const wordScore = (grid: Grid, row: number, col: number, turned: boolean) => {
    const { tiles, first } = wordAlongRow(grid, row, col);
    if (tiles.length < 2) return 0;
    let sum = 0;
    let times = 1;
    tiles.forEach((tile, index) => {
      const place = turned ? [first + index, row] : [row, first + index];
      const kind = isFresh(place[0]!, place[1]!) ? premium(place[0]!, place[1]!) : '.';
      const value = values.get(tile) ?? 0;
      sum += kind === 't' ? value * 3 : kind === 'd' ? value * 2 : value;
      times *= kind === 'T' ? 3 : kind === 'D' ? 2 : 1;
    });
    return sum * times;
  };
  const crosswise = transpose(after);
  const main = wordScore(after, fresh[0]!.row, fresh[0]!.col, false);
  const crosses = fresh.map(({ row, col }) => wordScore(crosswise, col, row, true));
  return crosses.reduce((sum, score) => sum + score, main + (rules.bonus[fresh.length] ?? 0));
}
