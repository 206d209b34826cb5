import type { Notation } from '@/lib/engine';

const letterOf = (n: number) => String.fromCharCode(64 + n);

/** What stands along the edges: rows carry letters where the letter comes first for across, else numbers. */
export function rowLabel(row: number, notation: Notation): string {
  return notation === 'letter-first' ? letterOf(row) : String(row);
}

export function colLabel(col: number, notation: Notation): string {
  return notation === 'letter-first' ? String(col) : letterOf(col);
}

/** A square's name without direction, letter first as people say it: `H8`. */
export function squareName(row: number, col: number, notation: Notation): string {
  return notation === 'letter-first' ? `${letterOf(row)}${col}` : `${letterOf(col)}${row}`;
}
