import type { Direction } from './move';

/**
 * Which kind of reference is ACROSS.
 * `letter-first` (French, Spanish, Romanian): letters are rows; H8 across from row H, column 8; 8H down.
 * `number-first` (English): letters are columns; 8H across from row 8, column H; H8 down.
 */
export type Notation = 'letter-first' | 'number-first';

/** 1-based. */
export interface Place {
  row: number;
  col: number;
  direction: Direction;
}

export function formatReference(_place: Place, _notation: Notation): string {
  throw new Error('not written yet');
}

/** Spaces and case are forgiven; null when it is no reference or off the board. */
export function parseReference(_text: string, _notation: Notation, _size = 15): Place | null {
  throw new Error('not written yet');
}
