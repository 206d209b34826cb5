export type Premium = '' | '2L' | '3L' | '4L' | '2W' | '3W' | '4W';

export interface BoardLayout {
  readonly id: string;
  /** Rows and columns. */
  readonly size: number;
  /** The square that the first word covers, 0-based. */
  readonly start: { readonly row: number; readonly col: number };
  /** Row and column from 0. */
  premium(row: number, col: number): Premium;
  /** 1..4, row and column from 0. */
  letterFactor(row: number, col: number): number;
  /** 1..4, row and column from 0. */
  wordFactor(row: number, col: number): number;
}

export const STANDARD_BOARD: BoardLayout = {
  id: 'standard15',
  size: 15,
  start: { row: 7, col: 7 },
  premium: () => '',
  letterFactor: () => 1,
  wordFactor: () => 1,
};
