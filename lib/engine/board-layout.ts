import standard15 from './data/boards/standard15.json';
import super21 from './data/boards/super21.json';
import { EngineError } from './errors';

export type Premium = '' | '2L' | '3L' | '4L' | '2W' | '3W' | '4W';

/** The JSON of `data/boards/<id>.json`; `start` counts from 1. */
export interface BoardLayoutData {
  id: string;
  size: number;
  start: { row: number; col: number };
  premiums: readonly (readonly string[])[];
}

export interface BoardLayout {
  readonly id: string;
  /** Rows and columns. */
  readonly size: number;
  /** The square that the first word covers, 0-based. */
  readonly start: { readonly row: number; readonly col: number };
  /** Row and column from 0; '' off the board. */
  premium(row: number, col: number): Premium;
  /** 1..4, row and column from 0 and on the board. */
  letterFactor(row: number, col: number): number;
  /** 1..4, row and column from 0 and on the board. */
  wordFactor(row: number, col: number): number;
}

const PREMIUM = /^([234][LW])?$/;

/** @throws EngineError `bad-board` */
export function createLayout({ id, size, start, premiums }: BoardLayoutData): BoardLayout {
  const square = premiums.length === size && premiums.every((row) => row.length === size);
  if (!square || premiums.flat().some((text) => !PREMIUM.test(text))) {
    throw new EngineError('bad-board', `${id} is not ${size} rows of ${size} premiums`);
  }
  const factors = (kind: string) =>
    Uint8Array.from(premiums.flat(), (text) => (text.endsWith(kind) ? Number(text[0]) : 1));
  const letterFactors = factors('L');
  const wordFactors = factors('W');
  return {
    id,
    size,
    start: { row: start.row - 1, col: start.col - 1 },
    premium: (row, col) => (premiums[row]?.[col] ?? '') as Premium,
    letterFactor: (row, col) => letterFactors[row * size + col] ?? 1,
    wordFactor: (row, col) => wordFactors[row * size + col] ?? 1,
  };
}

export const STANDARD_BOARD: BoardLayout = createLayout(standard15);

/** Every board that a tile set may ask for. */
export const BOARDS = { standard15: STANDARD_BOARD, super21: createLayout(super21) } as const;

export type BoardId = keyof typeof BOARDS;
