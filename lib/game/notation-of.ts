import type { Notation } from '@/lib/engine';

/** Tile sets whose players write the row's letter first: H8 runs across. */
const LETTER_FIRST = new Set(['fr', 'es', 'ro', 'ca']);

export function notationOf(tileSet: string): Notation {
  return LETTER_FIRST.has(tileSet.slice(0, 2)) ? 'letter-first' : 'number-first';
}
