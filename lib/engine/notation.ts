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

export function formatReference({ row, col, direction }: Place, notation: Notation): string {
  const lettersAreRows = notation === 'letter-first';
  const letter = String.fromCharCode(64 + (lettersAreRows ? row : col));
  const number = lettersAreRows ? col : row;
  return (direction === 'across') === lettersAreRows ? `${letter}${number}` : `${number}${letter}`;
}

const REFERENCE = /^(?:([A-Z])\s*(\d{1,2})|(\d{1,2})\s*([A-Z]))$/;

/** Arabic and Persian figures: the last four bits of each are its value. */
const OTHER_FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Spaces, case, full width, Arabic and Persian figures and a Turkish capital i are forgiven; null when it is no reference or off the board. */
export function parseReference(text: string, notation: Notation, size = 15): Place | null {
  const plain = text.normalize('NFKC').replace(OTHER_FIGURES, (figure) => String(figure.charCodeAt(0) & 15));
  const parts = REFERENCE.exec(plain.trim().toUpperCase().replace('İ', 'I'));
  if (!parts) return null;
  const letter = (parts[1] ?? parts[4] ?? '').charCodeAt(0) - 64;
  const number = Number(parts[2] ?? parts[3]);
  if (letter > size || number < 1 || number > size) return null;
  const lettersAreRows = notation === 'letter-first';
  const letterLeads = parts[1] !== undefined;
  return {
    row: lettersAreRows ? letter : number,
    col: lettersAreRows ? number : letter,
    direction: letterLeads === lettersAreRows ? 'across' : 'down',
  };
}
