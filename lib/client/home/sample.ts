import type { Notation } from '@/lib/engine';

/** Round 9 of a game with the English tiles: what the front page and the rules show. A test plays it. */
export const SAMPLE = {
  tileSet: 'en',
  notation: 'number-first' as Notation,
  round: 9,
  /** left over from the round before, then newly drawn */
  rack: 'GRTNNEI',
  board: [
    '.......C.......',
    '...A.QUIRED....',
    '...V...V.......',
    '...O...I.......',
    '...WO..C.......',
    '....R.Os.......',
    '..K.G.R........',
    '.LUXATES.......',
    '..N.N.G........',
    '..Z.I.A........',
    '..I.s.N........',
    '..T.M.OM.......',
    '..E...SO.......',
    '.......P.......',
    '.......E.......',
  ],
  top: { row: 15, col: 8, direction: 'across' as const, word: 'ENTERING', score: 80 },
  /** what else could have been sent, and its worth */
  others: [
    { row: 2, col: 10, direction: 'down' as const, word: 'ENTERING', score: 61 },
    { row: 1, col: 11, direction: 'across' as const, word: 'INNER', score: 21 },
  ],
};
