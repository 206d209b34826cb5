import { describe, expect, it } from 'vitest';
import {
  face,
  faceAt,
  layOn,
  readRows,
  splitTiles,
  squareName,
  tilesOf,
  writeTile,
} from '@/lib/client/board';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const withRow = (row: number, text: string) => EMPTY.map((line, index) => (index === row - 1 ? text : line));

describe('tiles of the wire form', () => {
  it.each([
    ['RUZXTE?', ['R', 'U', 'Z', 'X', 'T', 'E', '?']],
    ['[CH]OtO', ['[CH]', 'O', 't', 'O']],
    ['A[l·l]B', ['A', '[l·l]', 'B']],
    ['', []],
  ])('splits %s', (text, tiles) => expect(splitTiles(text)).toEqual(tiles));

  it.each([
    ['A', { letter: 'A', blank: false }],
    ['é', { letter: 'É', blank: true }],
    ['[CH]', { letter: 'CH', blank: false }],
    ['[ch]', { letter: 'CH', blank: true }],
    ['?', { letter: '', blank: true }],
    ['Д', { letter: 'Д', blank: false }],
    // Letters without case are never blanks by their case.
    ['ب', { letter: 'ب', blank: false }],
  ])('reads %s', (tile, expected) => expect(face(tile)).toEqual(expected));

  it.each(['A', 'b', '[CH]', '[ch]'])('writes %s as it was read', (tile) => {
    const { letter, blank } = face(tile);
    expect(writeTile(letter, blank)).toBe(tile);
  });
});

describe('a board', () => {
  const rows = withRow(8, '...Q[CH]u.........');

  it('has a face on each square that is taken', () => {
    const faces = readRows(rows);
    expect(faceAt(faces, 8, 4)).toEqual({ letter: 'Q', blank: false });
    expect(faceAt(faces, 8, 5)).toEqual({ letter: 'CH', blank: false });
    expect(faceAt(faces, 8, 6)).toEqual({ letter: 'U', blank: true });
    expect(faceAt(faces, 8, 7)).toBeNull();
    expect(faceAt(faces, 0, 4)).toBeNull();
    expect(faceAt(faces, 8, 16)).toBeNull();
  });

  it('takes only the new tiles of a move', () => {
    const tiles = tilesOf(rows, { row: 8, col: 3, direction: 'across', word: 'aQ[CH]uE' });
    expect(tiles).toEqual([
      { row: 8, col: 3, letter: 'A', blank: true },
      { row: 8, col: 7, letter: 'E', blank: false },
    ]);
  });

  it('has the move on it afterwards, and the same length', () => {
    const after = layOn(rows, { row: 7, col: 5, direction: 'down', word: 'Z[CH][ll]' });
    expect(after[6]).toBe('....Z..........');
    expect(after[7]).toBe(rows[7]);
    expect(after[8]).toBe('....[ll]..........');
  });

  it('leaves out what would lie off the board', () => {
    expect(tilesOf(EMPTY, { row: 15, col: 14, direction: 'across', word: 'ABC' })).toHaveLength(2);
  });
});

describe('the name of a square', () => {
  it('has the row as its letter where letters come first for across', () => {
    expect(squareName(8, 4, 'letter-first')).toBe('H4');
    expect(squareName(8, 4, 'number-first')).toBe('D8');
  });
});
