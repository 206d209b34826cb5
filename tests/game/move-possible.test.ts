import { describe, expect, it } from 'vitest';
import { parseBoard } from '@/lib/engine';
import { poolOf } from '../../lib/game/draw-pool';
import { anyRackPlays } from '../../lib/game/move-possible';
import { FR, lexiconOf, rowsOf } from './builders';

/** Both blanks are on the board. */
function canPlay(word: string, rounds: number): boolean {
  const state = { board: rowsOf(FR, 'H8 jeUNE'), leftover: '', rounds };
  const pool = poolOf(FR, state, {});
  return anyRackPlays(FR, parseBoard(state.board, FR), lexiconOf(FR, word), pool);
}

describe('whether any rack that may be drawn has a move', () => {
  it.each([
    ['NE', 1, true],
    ['ZZ', 1, false],
    // five consonants, then six, beside the N on the board: two vowels must fit in the rack as well
    ['BCDFGN', 1, true],
    ['BCDFGHN', 1, false],
    ['BCDFGHN', 15, true],
    // seven consonants leave no place for the vowel of the later rounds
    ['BCDFGHMN', 15, false],
    // more than a rack
    ['BACADAFIN', 1, false],
    ['BACADAFN', 1, true],
  ])('%s after %i rounds: %s', (word, rounds, possible) => {
    expect(canPlay(word, rounds)).toBe(possible);
  });
});
