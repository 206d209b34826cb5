import { describe, expect, it } from 'vitest';
import { composed, typeMove } from '@/lib/client/placing';
import { acted, EMPTY, laid, QUARTZ, start, tap } from './support';

const write = (text: string, rack: string, rows = EMPTY, tileSet = 'en') =>
  typeMove(start(rack, rows, tileSet), text, 'letter-first');

const outcome = (...args: Parameters<typeof write>) => {
  const { state, problem } = write(...args);
  return [...laid(state), ...(problem ? [problem] : [])].join(' ');
};

describe('a move that is written whole', () => {
  it('is laid, across or down by its reference', () => {
    expect(outcome('H8 CAB', 'BAC')).toBe('8,8 C 8,9 A 8,10 B');
    expect(outcome('8H CAB', 'BAC')).toBe('8,8 C 9,8 A 10,8 B');
    const english = typeMove(start('BAC', EMPTY, 'en'), '8H CAB', 'number-first');
    expect(laid(english.state)).toEqual(['8,8 C', '8,9 A', '8,10 B']);
  });

  it.each(['h8 cab', ' H8CAB', 'H 8 CAB', 'h8  ca b', 'H8 Cab', 'Ｈ8 CAB', 'H۸ CAB'])(
    'forgives: %s',
    (text) => expect(outcome(text, 'BAC')).toBe('8,8 C 8,9 A 8,10 B'),
  );

  it('takes blanks in lower case, and those the rack needs', () => {
    expect(outcome('H8 CaB', 'BAC?')).toBe('8,8 C 8,9 a 8,10 B');
    expect(outcome('H8 CAB', 'BC?')).toBe('8,8 C 8,9 a 8,10 B');
    expect(outcome('h8 cab', 'BC?')).toBe('8,8 C 8,9 a 8,10 B');
    expect(outcome('1A ?של', 'ל?', EMPTY, 'he')).toBe('1,1 ש 2,1 ל');
  });

  it('is written with the tiles of the board, and with brackets around them or not', () => {
    expect(outcome('8D QUARTZES', 'ESA', QUARTZ)).toBe('not-in-rack');
    expect(outcome('H4 QUARTZES', 'ESA', QUARTZ)).toBe('8,10 E 8,11 S');
    expect(outcome('H4 (QUARTZ)ES', 'ESA', QUARTZ)).toBe('8,10 E 8,11 S');
    expect(outcome('H4 QUERTZ', 'ESA', QUARTZ)).toBe('conflict');
  });

  it('knows tiles of several letters, and a hyphen between single ones', () => {
    expect(outcome('H8 CHO', '[CH]CHO', EMPTY, 'es')).toBe('8,8 CH 8,9 O');
    expect(outcome('H8 [CH]O', '[CH]CHO', EMPTY, 'es')).toBe('8,8 CH 8,9 O');
    expect(outcome('H8 C-HO', '[CH]CHO', EMPTY, 'es')).toBe('8,8 C 8,9 H 8,10 O');
    expect(outcome('H8 chO', '?O', EMPTY, 'es')).toBe('8,8 ch 8,9 O');
    expect(outcome('H8 CEL-LA', 'C[L·L]EA', EMPTY, 'ca')).toBe('8,8 C 8,9 E 8,10 L·L 8,11 A');
    expect(outcome('H8 KÖZSÉG', 'KÖZSÉG', EMPTY, 'hu')).toBe('8,8 K 8,9 Ö 8,10 Z 8,11 S 8,12 É 8,13 G');
  });

  it('is laid as far as it goes, and says why no further', () => {
    expect(outcome('H8 CAX', 'BAC')).toBe('8,8 C 8,9 A not-in-rack');
    expect(outcome('H14 CAB', 'BAC')).toBe('8,14 C 8,15 A off-board');
    expect(outcome('H8 C!', 'BAC')).toBe('8,8 C unreadable');
    const two = typeMove({ ...start('BAC'), most: 2 }, 'H8 CAB', 'letter-first');
    expect([laid(two.state).length, two.problem]).toEqual([2, 'too-many']);
  });

  it('is still being written', () => {
    expect(write('', 'BAC')).toMatchObject({ problem: null, state: { cursor: null } });
    expect(write('H', 'BAC').problem).toBeNull();
    expect(write('8', 'BAC').problem).toBeNull();
    expect(write('H8', 'BAC')).toMatchObject({ problem: null, state: { cursor: { row: 8, col: 8 } } });
    expect(write('Z99', 'BAC').problem).toBe('no-place');
    expect(write('CAB', 'BAC').problem).toBe('no-place');
  });

  it('is the word alone where there is an arrow', () => {
    const down = acted(start('BAC', EMPTY, 'en'), tap(3, 3), { type: 'turn' });
    expect(laid(typeMove(down, 'cab', 'letter-first').state)).toEqual(['3,3 C', '4,3 A', '5,3 B']);
  });

  it('takes the place of what lay there', () => {
    const before = write('H8 CAB', 'BACK').state;
    const { state } = typeMove(before, 'H8 BACK', 'letter-first');
    expect(composed(state)).toMatchObject({ move: { word: 'BACK' } });
  });
});
