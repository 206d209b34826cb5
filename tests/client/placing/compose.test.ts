import { describe, expect, it } from 'vitest';
import { composed, layMove } from '@/lib/client/placing';
import { acted, laid, QUARTZ, rackOf, start, tap, turn, typed } from './support';

const drop = (id: number, row: number, col: number) => ({ type: 'drop', id, at: { row, col } }) as const;

describe('what was laid', () => {
  it('is nothing on an untouched board', () => {
    expect(composed(start('ABC'))).toEqual({ kind: 'empty' });
  });

  it('is a word with the tiles of the board in it', () => {
    const state = acted(start('EDS', QUARTZ), tap(7, 5), turn, ...typed('ED'));
    expect(composed(state)).toEqual({
      kind: 'move',
      move: { row: 7, col: 5, direction: 'down', word: 'EUD' },
    });
  });

  it('begins and ends with tiles of the board that touch it', () => {
    const state = acted(start('ES', QUARTZ), tap(8, 10), ...typed('ES'));
    expect(composed(state)).toEqual({
      kind: 'move',
      move: { row: 8, col: 4, direction: 'across', word: 'QUARTZES' },
    });
  });

  it('writes blanks in lower case and long tiles in brackets', () => {
    const state = acted(start('[CH]?O'), tap(1, 1), ...typed('CaO'));
    expect(composed(state)).toMatchObject({ kind: 'move', move: { word: '[CH]aO' } });
    const long = acted(start('?O'), drop(0, 1, 1), { type: 'letter', letter: 'CH' }, drop(1, 1, 2));
    expect(composed(long)).toMatchObject({ kind: 'move', move: { word: '[ch]O' } });
  });

  it('reads one tile the way that makes a word, the cursor’s way first', () => {
    const below = acted(start('E', QUARTZ), tap(9, 5), ...typed('E'));
    expect(composed(below)).toMatchObject({ move: { row: 8, col: 5, direction: 'down', word: 'UE' } });
    const end = acted(start('E', QUARTZ), tap(8, 10), turn, ...typed('E'));
    expect(composed(end)).toMatchObject({ move: { direction: 'across', word: 'QUARTZE' } });
    const alone = acted(start('E', QUARTZ), tap(1, 1), turn, ...typed('E'));
    expect(composed(alone)).toMatchObject({ move: { row: 1, col: 1, direction: 'down', word: 'E' } });
  });

  it('is broken when not in one line, with a gap, or while a blank has no letter', () => {
    expect(composed(acted(start('ABC'), drop(0, 1, 1), drop(1, 2, 2)))).toEqual({
      kind: 'broken',
      reason: 'not-in-line',
    });
    expect(composed(acted(start('ABC'), drop(0, 1, 1), drop(1, 1, 3)))).toEqual({
      kind: 'broken',
      reason: 'gap',
    });
    expect(composed(acted(start('?'), drop(0, 1, 1)))).toEqual({
      kind: 'broken',
      reason: 'blank-without-letter',
    });
  });

  it('does not depend on the order in which the tiles were laid', () => {
    const state = acted(start('ABC'), drop(2, 1, 3), drop(0, 1, 1), drop(1, 1, 2));
    expect(composed(state)).toMatchObject({ move: { row: 1, col: 1, word: 'ABC' } });
  });
});

describe('a move that was sent before', () => {
  it('is laid again from the rack, blanks as blanks', () => {
    const state = layMove(start('SE?T', QUARTZ), { row: 7, col: 5, direction: 'down', word: 'EUsT' });
    expect(laid(state)).toEqual(['7,5 E', '9,5 s', '10,5 T']);
    expect(rackOf(state)).toBe('S___');
    expect(composed(state)).toMatchObject({ move: { word: 'EUsT' } });
  });

  it('leaves in the rack what does not fit', () => {
    const state = layMove(start('AB'), { row: 15, col: 14, direction: 'across', word: 'AXB' });
    expect(laid(state)).toEqual(['15,14 A']);
  });

  it('reaches the end of a larger board', () => {
    const rows = Array.from({ length: 21 }, () => '.'.repeat(21));
    const state = acted(start('ABC', rows, 'en-super'), tap(21, 19), ...typed('ABC'));
    expect(composed(state)).toMatchObject({ kind: 'move', move: { row: 21, col: 19, word: 'ABC' } });
    expect(acted(start('ABC', rows, 'en-super'), { type: 'go', rows: 0, cols: 0 }).cursor).toMatchObject({
      row: 11,
      col: 11,
    });
    expect(acted(start('ABC'), { type: 'go', rows: 0, cols: 0 }).cursor).toMatchObject({ row: 8, col: 8 });
  });

  it('writes blanks as the language does', () => {
    const turkish = acted(start('?Ş', undefined, 'tr'), tap(1, 1), {
      type: 'type',
      letter: 'İ',
      forceBlank: true,
    });
    expect(composed(acted(turkish, ...typed('Ş')))).toMatchObject({ kind: 'move', move: { word: 'iŞ' } });
    const hebrew = acted(start('?ל', undefined, 'he'), tap(1, 1), {
      type: 'type',
      letter: 'ש',
      forceBlank: true,
    });
    const laidNow = acted(hebrew, { type: 'type', letter: 'ל', forceBlank: false });
    expect(composed(laidNow)).toMatchObject({ kind: 'move', move: { word: '[?ש]ל' } });
    const again = layMove(start('ל?', undefined, 'he'), {
      row: 1,
      col: 1,
      direction: 'across',
      word: '[?ש]ל',
    });
    expect(laid(again)).toEqual(['1,1 ש', '1,2 ל']);
  });
});
