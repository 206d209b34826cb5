import { describe, expect, it } from 'vitest';
import {
  directionOf,
  face,
  faceAt,
  isMirrored,
  layOn,
  layoutOf,
  readRows,
  splitTiles,
  squareName,
  tilesOf,
  writeTile,
} from '@/lib/client/board';
import { BLANK, TILE_SET_IDS, tileSet } from '@/lib/engine';

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
  ])('reads %s', (tile, expected) => expect(face(tile, 'es')).toEqual(expected));

  it.each(['A', 'b', '[CH]', '[ch]'])('writes %s as it was read', (tile) => {
    const { letter, blank } = face(tile, 'es');
    expect(writeTile(letter, blank, 'es')).toBe(tile);
  });
});

describe('blanks in other scripts', () => {
  it.each([
    ['tr', 'i', { letter: 'İ', blank: true }],
    ['tr', 'ı', { letter: 'I', blank: true }],
    ['tr', 'İ', { letter: 'İ', blank: false }],
    ['en', 'i', { letter: 'I', blank: true }],
    ['el', 'σ', { letter: 'Σ', blank: true }],
    ['he', '[?ש]', { letter: 'ש', blank: true }],
    ['he', 'ש', { letter: 'ש', blank: false }],
    ['uk', "[?']", { letter: "'", blank: true }],
    ['ca', '[l·l]', { letter: 'L·L', blank: true }],
  ])('%s: %s', (set, tile, expected) => {
    expect(face(tile, set)).toEqual(expected);
    expect(writeTile(expected.letter, expected.blank, set)).toBe(tile);
  });

  it.each(TILE_SET_IDS)('are written as the engine writes them, %s', (id) => {
    const set = tileSet(id);
    for (const [index, { tile: letter }] of set.letters.entries()) {
      for (const code of [index + 1, (index + 1) | BLANK]) {
        const tile = set.textOf(code);
        expect(face(tile, id)).toEqual({ letter, blank: code > BLANK });
        expect(writeTile(letter, code > BLANK, id)).toBe(tile);
      }
    }
  });
});

describe('the side from which words run', () => {
  it('is told by the tile set, or by the letters', () => {
    expect(['en', 'he', 'ar', 'fa', 'fa-2', 'xx'].map(isMirrored)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['AB', '', 'שלום', 'کتاب', '[?ש]'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl', 'rtl']);
  });
});

describe('the layout of a board that is shown', () => {
  const rows = (size: number) => Array.from({ length: size }, () => '.'.repeat(size));

  it('is that of its tile set, or that of its size', () => {
    expect(layoutOf(rows(21), 'en-super').id).toBe('super21');
    expect(layoutOf(rows(15), 'en').id).toBe('standard15');
    expect(layoutOf(rows(21), 'xx').id).toBe('super21');
    expect(layoutOf(rows(3), 'xx').id).toBe('standard15');
  });
});

describe('a board', () => {
  const rows = withRow(8, '...Q[CH]u.........');

  it('has a face on each square that is taken', () => {
    const faces = readRows(rows, 'es');
    expect(faceAt(faces, 8, 4)).toEqual({ letter: 'Q', blank: false });
    expect(faceAt(faces, 8, 5)).toEqual({ letter: 'CH', blank: false });
    expect(faceAt(faces, 8, 6)).toEqual({ letter: 'U', blank: true });
    expect(faceAt(faces, 8, 7)).toBeNull();
    expect(faceAt(faces, 0, 4)).toBeNull();
    expect(faceAt(faces, 8, 16)).toBeNull();
  });

  it('takes only the new tiles of a move', () => {
    const tiles = tilesOf(rows, { row: 8, col: 3, direction: 'across', word: 'aQ[CH]uE' }, 'es');
    expect(tiles).toEqual([
      { row: 8, col: 3, letter: 'A', blank: true },
      { row: 8, col: 7, letter: 'E', blank: false },
    ]);
  });

  it('has the move on it afterwards, and the same length', () => {
    const after = layOn(rows, { row: 7, col: 5, direction: 'down', word: 'Z[CH][ll]' }, 'es');
    expect(after[6]).toBe('....Z..........');
    expect(after[7]).toBe(rows[7]);
    expect(after[8]).toBe('....[ll]..........');
  });

  it('leaves out what would lie off the board', () => {
    expect(tilesOf(EMPTY, { row: 15, col: 14, direction: 'across', word: 'ABC' }, 'es')).toHaveLength(2);
  });
});

describe('the name of a square', () => {
  it('has the row as its letter where letters come first for across', () => {
    expect(squareName(8, 4, 'letter-first')).toBe('H4');
    expect(squareName(8, 4, 'number-first')).toBe('D8');
  });
});
