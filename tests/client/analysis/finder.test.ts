import { describe, expect, it } from 'vitest';
import { NO_FILTER } from '@/lib/client/analysis/filter';
import { Finder } from '@/lib/client/analysis/finder';
import { emptyBoard, formatBoard, Lexicon, NORMAL_RULES, tileSet } from '@/lib/engine';

const en = tileSet('en');
const WORDS = ['AT', 'CAT', 'CATS', 'ACTS', 'CAST', 'SAT', 'AS', 'OATS', 'SO', 'TO', 'COATS', 'TACOS'];
const board = formatBoard(emptyBoard(en));
const finder = new Finder(Lexicon.build(WORDS, en));
const words = (moves: readonly { word: string }[]) => [...new Set(moves.map(({ word }) => word))].sort();
const shown = (filter: Partial<typeof NO_FILTER>) => {
  const count = finder.filter({ ...NO_FILTER, ...filter });
  return words(finder.rows(0, count));
};

describe('all moves of a position', () => {
  it('come best first, as many as are asked for', () => {
    const { count, best } = finder.find({ board, rack: 'CATSO', rules: NORMAL_RULES });
    expect(count).toBeGreaterThan(20);
    const rows = finder.rows(0, count);
    expect(rows).toHaveLength(count);
    expect(rows[0]).toEqual(best);
    expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).sort((a, b) => b - a));
    expect(finder.rows(2, 4)).toEqual(rows.slice(2, 4));
  });

  it('are filtered by letters, length and pattern', () => {
    finder.find({ board, rack: 'CATSO', rules: NORMAL_RULES });
    expect(shown({ letters: 'co' })).toEqual(['COATS', 'TACOS']);
    expect(shown({ length: 5 })).toEqual(['COATS', 'TACOS']);
    expect(shown({ search: '?A*' })).toEqual(['CAST', 'CAT', 'CATS', 'OATS', 'SAT', 'TACOS']);
    expect(shown({ search: 'OA' })).toEqual(['COATS', 'OATS']);
    expect(shown({ all: true })).toEqual(['COATS', 'TACOS']);
    expect(shown({ letters: 'ZZ' })).toEqual([]);
  });

  it('are told apart by their blanks', () => {
    finder.find({ board, rack: 'CA?', rules: NORMAL_RULES });
    expect(shown({ blank: 'without' })).toEqual([]);
    expect(shown({ blank: 'with', length: 3 })).toEqual(['CAt']);
    // A blank of the board is none of the move.
    const lying = board.map((row, at) => (at === 7 ? '.......c.......' : row));
    finder.find({ board: lying, rack: 'AT', rules: NORMAL_RULES });
    expect(shown({ blank: 'without', length: 3 })).toEqual(['cAT']);
  });

  it('are worth what the rules say, or say why nothing', () => {
    finder.find({ board, rack: 'CATSX', rules: NORMAL_RULES });
    const at = { row: 8, col: 8, direction: 'across' } as const;
    expect(finder.value({ ...at, word: 'CAT' })).toEqual({ score: 10, problem: null, words: [] });
    expect(finder.value({ ...at, word: 'XAT' })).toEqual({ score: 0, problem: null, words: ['XAT'] });
    expect(finder.value({ ...at, word: 'DAT' })).toMatchObject({ problem: 'not-in-rack' });
    expect(finder.value({ ...at, row: 1, word: 'CAT' })).toMatchObject({ problem: 'off-centre' });
  });
});
