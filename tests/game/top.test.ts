import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTop, parseBoard, position, readMove, type ScoredMove } from '@/lib/engine';
import { chooseTop, opening } from '@/lib/game';
import golden from '../golden/scores.json';
import { boardOf, FR, lexiconOf, move, positionOf } from './builders';
import { stateWithLeft } from './small-bags';

const equals = (...texts: string[]): ScoredMove[] => texts.map((text) => ({ ...move(text), score: 10 }));

describe('among equal tops', () => {
  for (const { words, rack, top, chosen_word, isotops_across } of golden.tops) {
    it(`of ${rack}, ${chosen_word} is placed`, () => {
      const at = positionOf(FR, rack);
      const found = findTop(at, lexiconOf(FR, ...words));
      expect(found.score).toBe(top);
      expect(found.moves.map(({ col, word }) => `H${col} ${word}`).sort()).toEqual(isotops_across.sort());
      expect(chooseTop(at, found.moves).word).toBe(chosen_word);
    });
  }

  it('fewer blanks come first', () => {
    const at = positionOf(FR, 'ABC??DE');
    expect(chooseTop(at, equals('H8 aB', 'H8 ce', 'H8 AB'))).toMatchObject({ word: 'AB' });
    expect(chooseTop(at, equals('H8 ce', 'H8 aB'))).toMatchObject({ word: 'aB' });
  });

  it('then the move that ends the game', () => {
    const { board } = stateWithLeft('BAC', '');
    const rows = [...board.slice(0, 14), '...............'];
    const at = position({ tiles: FR, board: rows, rack: 'BAC' });
    const [stays, ends] = [columnMove(rows, 'B'), columnMove(rows, 'A')];
    // {A, C} goes on, {B, C} is only consonants
    expect(chooseTop(at, [stays, ends])).toEqual(ends);
    expect(chooseTop(at, [ends, stays])).toEqual(ends);
  });

  it('then the one that opens the board', () => {
    const at = positionOf(FR, 'SETABCD', 'H8 JEUNE');
    const along = equals('G8 TE')[0]!;
    const away = equals('10H UTES')[0]!;
    expect(openingOf(away)).toBeGreaterThan(openingOf(along));
    expect(chooseTop(at, [along, away])).toEqual(away);

    function openingOf(text: ScoredMove) {
      const reading = readMove(at, text);
      return reading.ok ? opening(at.board, reading.placed) : Number.NaN;
    }
  });

  it('then alphabetical order, then the nearest to A1', () => {
    const at = positionOf(FR, 'ABCDEFG');
    expect(chooseTop(at, equals('H8 BA', 'H7 AB', 'H8 AB', 'H7 BA'))).toMatchObject({ word: 'AB', col: 7 });
    expect(chooseTop(at, equals('H6 ABC', 'H7 AB'))).toMatchObject({ word: 'ABC' });
  });

  it('an order of the moves makes no difference', () => {
    const at = positionOf(FR, 'AEIRST?', 'H8 JEUNE');
    const words = ['H8 JEUNES', '13G SERA', '13G SeRA', '13G sERA', '12D TARIS', 'G8 AI', 'I9 TA', 'G9 AI'];
    const legal = equals(...words).filter((one) => readMove(at, one).ok);
    expect(legal.length).toBeGreaterThan(4);
    const chosen = chooseTop(at, legal);
    fc.assert(
      fc.property(fc.shuffledSubarray(legal, { minLength: legal.length }), (moves) => {
        expect(chooseTop(at, moves)).toEqual(chosen);
      }),
    );
  });

  it('there must be one, and it must be legal', () => {
    expect(() => chooseTop(positionOf(FR, 'ABCDEFG'), [])).toThrow(/No move/);
    expect(() => chooseTop(positionOf(FR, 'ABCDEFG'), equals('H8 ZOO'))).toThrow(/not-in-rack/);
  });
});

describe('among equal tops, by the Spanish rule', () => {
  const chosen = (rack: string, ...texts: string[]) =>
    chooseTop(positionOf(FR, rack), equals(...texts), { topPolicy: 'spain' }).word;

  it('no blank, or fewer, comes first', () => {
    expect(chosen('ABC??DE', 'H8 aB', 'H8 ce', 'H8 AB')).toBe('AB');
  });

  it('then the most balanced left-over: Y a consonant, a blank whatever is missing', () => {
    // one vowel and four consonants stay, or two and three
    expect(chosen('ABCDEFG', 'H8 EF', 'H8 BF')).toBe('BF');
    // B, D, Y and one vowel stay, or two and two
    expect(chosen('ABCDEY', 'H8 AC', 'H8 BD')).toBe('BD');
    // two vowels and a blank stay, or one of each and a blank
    expect(chosen('ABEI?', 'H8 AB', 'H8 AE')).toBe('AE');
  });

  it('then the fewest tiles, then the alphabet, then the nearest to A1', () => {
    expect(chosen('ABCDEI', 'H8 ABDE', 'H8 CI')).toBe('CI');
    expect(chosen('ABCDE', 'H8 DA', 'H8 BA')).toBe('BA');
    const at = positionOf(FR, 'ABCDE');
    expect(chooseTop(at, equals('H8 BA', 'H7 BA'), { topPolicy: 'spain' }).col).toBe(7);
  });

  it('differs from the federation’s, which looks at the board', () => {
    const at = positionOf(FR, 'ABCDEFG');
    const moves = equals('H8 FACE', 'H8 CAB');
    expect(chooseTop(at, moves).word).toBe('FACE');
    expect(chooseTop(at, moves, { topPolicy: 'spain' }).word).toBe('CAB');
  });
});

describe('the opening', () => {
  it('is the number of empty squares beside a tile', () => {
    const board = boardOf(FR, 'H8 JEUNE');
    expect(opening(board, [])).toBe(12);
    expect(opening(boardOf(FR), [{ row: 1, col: 1, tile: 'A', blank: false }])).toBe(2);
    expect(opening(boardOf(FR), [{ row: 8, col: 15, tile: 'A', blank: false }])).toBe(3);
    expect(opening(boardOf(FR), [{ row: 8, col: 8, tile: 'A', blank: false }])).toBe(4);
  });
});

/** One tile under the last column that has one above: a legal move as far as the grid goes. */
function columnMove(rows: string[], tile: string): ScoredMove {
  const last = rows.findLastIndex((row) => /[A-Za-z]/.test(row));
  const board = parseBoard(rows, FR);
  let [top, word] = [last, tile];
  const col = rows[last]!.search(/[A-Za-z]/);
  for (; top >= 0 && board.at(top, col) !== 0; top--) word = rows[top]![col]! + word;
  return { row: top + 2, col: col + 1, direction: 'down', word, score: 5 };
}
