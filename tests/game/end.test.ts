import { describe, expect, it } from 'vitest';
import { parseTiles } from '@/lib/engine';
import { endByTiles, endOfGame } from '@/lib/game';
import { FR, rowsOf } from './builders';

describe('the end of a game', () => {
  it.each([
    ['', 'all-tiles-placed'],
    ['B', 'one-tile-left'],
    ['?', 'one-tile-left'],
    ['Y', 'one-tile-left'],
    ['?B', null],
    ['YB', null],
    ['BC', 'only-consonants'],
    ['AE', 'only-vowels'],
    ['?A', null],
    ['YA', null],
    ['??', null],
    ['Y?', null],
    ['AB', null],
    ['BCDFGHJKL', 'only-consonants'],
    ['BCDFGHJKLA', null],
    ['AEIOUAEIOUAEI', 'only-vowels'],
  ])('with {%s} left: %s', (left, reason) => {
    expect(endByTiles(FR, parseTiles(left, FR))).toBe(reason);
  });

  it('comes after the set number of rounds', () => {
    const state = { board: rowsOf(FR, 'H4 JEUNE'), leftover: 'AB', rounds: 3 };
    expect(endOfGame(FR, state, { maxRounds: 3 })).toBe('rounds-played');
    expect(endOfGame(FR, state, { maxRounds: 4 })).toBeNull();
    expect(endOfGame(FR, state, { maxRounds: null })).toBeNull();
    expect(endOfGame(FR, state)).toBeNull();
  });
});
