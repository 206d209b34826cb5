import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Direction,
  invalidWords,
  Lexicon,
  type Move,
  type Position,
  play,
  position,
  readMove,
  sameMove,
  tileSet,
} from '@/lib/engine';

const en = tileSet('en');
const EMPTY = Array<string>(15).fill('.'.repeat(15));
/** CaT at H6 (row 8), a blank in the middle. */
const CAT = EMPTY.map((row, index) => (index === 7 ? '.....CaT.......' : row));

const on = (board: string[], rack: string, more: Partial<Position> = {}) =>
  ({ ...position({ tiles: en, board, rack }), ...more }) as Position;
const move = (row: number, col: number, direction: Direction, word: string): Move => ({
  row,
  col,
  direction,
  word,
});
const problem = (given: Position, written: Move) => {
  const reading = readMove(given, written);
  return reading.ok ? 'ok' : reading;
};

describe('what is wrong with a move', () => {
  const open = on(CAT, 'ABCDS?Q');

  it.each<[string, Move, object]>([
    ['no letters', move(8, 6, 'across', ''), { problem: 'unreadable' }],
    ['junk', move(8, 6, 'across', 'C4T'), { problem: 'unreadable' }],
    ['a blank without its letter', move(8, 6, 'across', 'CAT?'), { problem: 'unreadable' }],
    ['a gap', move(8, 6, 'across', 'CA.T'), { problem: 'unreadable' }],
    ['half a bracket', move(8, 6, 'across', '[CAT'), { problem: 'unreadable' }],
    ['a row that is no number', move(Number.NaN, 6, 'across', 'CATS'), { problem: 'unreadable' }],
    ['half a column', move(8, 6.5, 'across', 'CATS'), { problem: 'unreadable' }],
    ['a row above the board', move(0, 6, 'down', 'CATS'), { problem: 'off-board', at: { row: 0, col: 6 } }],
    [
      'a word over the edge',
      move(8, 13, 'across', 'BADS'),
      { problem: 'off-board', at: { row: 8, col: 16 } },
    ],
    [
      'another letter than on the board',
      move(8, 6, 'across', 'BATS'),
      { problem: 'conflict', at: { row: 8, col: 6 } },
    ],
    ['nothing new', move(8, 6, 'across', 'CAT'), { problem: 'no-new-tile' }],
    ['a part of the word', move(8, 7, 'across', 'ATS'), { problem: 'not-whole', at: { row: 8, col: 6 } }],
    ['a tile behind the word', move(8, 4, 'across', 'AS'), { problem: 'not-whole', at: { row: 8, col: 6 } }],
    [
      'a missing letter',
      move(8, 6, 'across', 'CATE'),
      { problem: 'not-in-rack', letter: 'E', at: { row: 8, col: 9 } },
    ],
    [
      'a letter used twice',
      move(9, 6, 'across', 'ABA'),
      { problem: 'not-in-rack', letter: 'A', at: { row: 9, col: 8 } },
    ],
    [
      'a second blank',
      move(9, 6, 'across', 'ez'),
      { problem: 'not-in-rack', letter: 'z', at: { row: 9, col: 7 } },
    ],
    ['an island', move(1, 1, 'across', 'BAD'), { problem: 'not-connected' }],
    ['a corner', move(9, 9, 'across', 'BAD'), { problem: 'not-connected' }],
    ['one tile, written where it forms no word', move(9, 7, 'across', 'B'), { problem: 'too-short' }],
  ])('%s', (_, written, wanted) => {
    expect(problem(open, written)).toMatchObject(wanted);
  });

  it('too many tiles', () => {
    const rules = { rackSize: 8, maxPlaced: 2, bonus: {} };
    expect(problem(on(CAT, 'ABCDS?Q', { rules }), move(9, 6, 'across', 'BAD'))).toMatchObject({
      problem: 'too-many-tiles',
      at: { row: 9, col: 8 },
    });
  });

  it('a first word that is short, down, or beside the centre', () => {
    const first = on(EMPTY, 'CATSERA');
    expect(problem(first, move(8, 8, 'across', 'A'))).toMatchObject({ problem: 'too-short' });
    expect(problem(first, move(8, 8, 'down', 'CAT'))).toMatchObject({ problem: 'not-across' });
    expect(problem(first, move(8, 9, 'across', 'CAT'))).toMatchObject({
      problem: 'off-centre',
      at: { row: 8, col: 8 },
    });
    expect(problem(on(EMPTY, 'CAT', { firstAcross: false }), move(8, 8, 'down', 'CAT'))).toBe('ok');
  });

  it('a direction that is none', () => {
    expect(problem(open, move(8, 6, 'up' as Direction, 'CATS'))).toMatchObject({ problem: 'unreadable' });
    expect(problem(open, { ...move(8, 6, 'across', ''), word: 7 as unknown as string })).toMatchObject({
      problem: 'unreadable',
    });
  });
});

describe('a legal move', () => {
  it('tells tiles, words and points', () => {
    const reading = readMove(on(CAT, 'SDOGxyz'.toUpperCase()), move(8, 9, 'down', 'SO'));
    expect(reading).toEqual({
      ok: true,
      // SO: 1 + 1 doubled twice letter by letter is I9: 2; CATS: 3 + 0 + 1 + 1.
      score: 1 + 2 + 5,
      placed: [
        { row: 8, col: 9, tile: 'S', blank: false },
        { row: 9, col: 9, tile: 'O', blank: false },
      ],
      words: [
        { row: 8, col: 9, direction: 'down', word: 'SO', score: 3 },
        { row: 8, col: 6, direction: 'across', word: 'CaTS', score: 5 },
      ],
      move: { row: 8, col: 9, direction: 'down', word: 'SO' },
    });
  });

  it('is written as the board has it', () => {
    const written = move(8, 6, 'across', 'cATS');
    expect(readMove(on(CAT, 'S'), written)).toMatchObject({ ok: true, move: { word: 'CaTS' }, score: 5 });
    expect(readMove(on(CAT, '?'), move(8, 6, 'across', 'CATs'))).toMatchObject({
      ok: true,
      score: 4,
      placed: [{ tile: 'S', blank: true }],
    });
  });

  it('earns the bonus of the format', () => {
    const rules = { rackSize: 7, maxPlaced: 7, bonus: { 3: 10 } };
    expect(readMove(on(EMPTY, 'CAT', { rules }), move(8, 8, 'across', 'CAT'))).toMatchObject({ score: 20 });
  });

  it('knows which of its words are none', () => {
    const lexicon = Lexicon.build(['CAT', 'SO'], en);
    const reading = readMove(on(CAT, 'SO'), move(8, 9, 'down', 'SO'));
    expect(reading.ok && invalidWords(reading, lexicon)).toEqual(['CaTS']);
  });
});

describe('play and sameMove', () => {
  const board = position({ tiles: en, board: CAT, rack: '' }).board;

  it('leave the old board alone', () => {
    const after = play(board, move(8, 6, 'across', 'CATS'));
    expect([board.count, after.count, after.at(7, 6), after.at(7, 8)]).toEqual([3, 4, 65, 19]);
  });

  it('refuse what does not fit', () => {
    expect(() => play(board, move(8, 6, 'across', 'BAT'))).toThrow(
      expect.objectContaining({ code: 'bad-move' }),
    );
    expect(sameMove(board, move(8, 6, 'across', 'BAT'), move(8, 6, 'across', 'BAT'))).toBe(false);
  });

  it('know one tile written in both directions', () => {
    const with2 = play(board, move(7, 10, 'down', 'OHO'));
    expect(sameMove(with2, move(8, 6, 'across', 'CATSH'), move(8, 9, 'across', 'SH'))).toBe(true);
    expect(sameMove(with2, move(8, 6, 'across', 'CATSH'), move(8, 6, 'across', 'CATsH'))).toBe(false);
    expect(sameMove(with2, move(8, 6, 'across', 'CATSH'), move(8, 9, 'down', 'S'))).toBe(true);
  });
});

describe('any text', () => {
  const unit = fc.constantFrom(...'CATS?.[]catsé ж1Ñ\u0301😀'.split(''), 'CH', '[CH]');
  const anyWord = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit, maxLength: 20 }));
  const anyNumber = fc.oneof(fc.integer({ min: -2, max: 18 }), fc.double(), fc.integer());
  const direction = fc.constantFrom<Direction>('across', 'down');

  it('is read without throwing', () => {
    const boards = [on(EMPTY, 'CATS?'), on(CAT, 'CATS?')];
    fc.assert(
      fc.property(anyWord, anyNumber, anyNumber, direction, (word, row, col, way) => {
        for (const given of boards) {
          const reading = readMove(given, { row, col, direction: way, word });
          if (!reading.ok) continue;
          expect(reading.placed.length).toBeGreaterThan(0);
          expect(readMove(given, reading.move)).toEqual(reading);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
