export type Direction = 'across' | 'down';

/** The wire form: 1-based place of the first letter, the word in full, blanks in lower case. */
export interface Move {
  row: number;
  col: number;
  direction: Direction;
  word: string;
}

/** `score` in points, bonus included. */
export interface ScoredMove extends Move {
  score: number;
}

/** One newly laid tile; row and col from 1. `tile` is the letter in upper case, without brackets. */
export interface Placement {
  row: number;
  col: number;
  tile: string;
  blank: boolean;
}

/** One word that a move forms; `score` without the bonus. */
export interface FormedWord extends Move {
  score: number;
}

export type MoveProblem =
  | 'unreadable'
  | 'off-board'
  | 'conflict'
  | 'no-new-tile'
  | 'not-in-rack'
  | 'not-whole'
  | 'not-connected'
  | 'not-across'
  | 'off-centre'
  | 'too-many-tiles'
  | 'too-short';

export interface LegalReading {
  ok: true;
  score: number;
  placed: Placement[];
  words: FormedWord[];
  move: Move;
}

export interface RefusedReading {
  ok: false;
  problem: MoveProblem;
  at?: { row: number; col: number };
  letter?: string;
}

export type MoveReading = LegalReading | RefusedReading;
