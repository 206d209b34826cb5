import { describe, expect, it } from 'vitest';
import { askedBy, rankingQuery, roundQuery } from '@/lib/client/review/address';
import { bestMoves, isOwn } from '@/lib/client/review/lists';
import { rackText } from '@/lib/client/review/rack-text';
import { isShown } from '@/lib/client/review/shown-move';

const top = { row: 8, col: 4, direction: 'across' as const, word: 'QUARTZ', score: 68 };
const other = { ...top, row: 3, word: 'QUoTE' };

describe('the best moves', () => {
  it('begin with the top, which isotops may hold or not', () => {
    const below = [{ ...top, row: 1, score: 60 }];
    const kinds = (isotops: (typeof top)[]) =>
      bestMoves({ top, isotops, subTops: below }).map((one) => one.kind);
    expect(kinds([top, other])).toEqual(['top', 'isotop', 'below']);
    expect(kinds([other])).toEqual(['top', 'isotop', 'below']);
    expect(kinds([])).toEqual(['top', 'below']);
  });

  it('know the own one, letter case and all', () => {
    expect(isOwn(top, { ...top })).toBe(true);
    expect(isOwn(other, { ...other, word: 'QUOTE' })).toBe(false);
    expect(isOwn(null, top)).toBe(false);
    expect(isOwn(undefined, null)).toBe(false);
  });

  it('are shown one at a time', () => {
    expect(isShown({ kind: 'move', move: top, score: 68 }, top)).toBe(true);
    expect(isShown({ kind: 'move', move: other, score: 68 }, top)).toBe(false);
    expect(isShown({ kind: 'after' }, top)).toBe(false);
  });
});

it.each([
  ['RU', 'ZXTEU', false, 'RU+ZXTEU'],
  ['', 'ZXTEU?A', false, 'ZXTEU?A'],
  ['', 'ZXTEU?A', true, '-ZXTEU?A'],
  ['AB', '', false, 'AB'],
  ['[CH]', 'OTO', false, 'CH+OTO'],
  ['של', 'ום', true, '-של+ום'],
  ['كت', 'اب', false, 'ك\u200cت+ا\u200cب'],
])('a rack of %j and %j is written', (leftover, drawn, rejected, text) =>
  expect(rackText({ leftover, drawn, rejected })).toBe(text),
);

describe('an address', () => {
  const asked = (query: string, rounds = 9, finished = false) =>
    askedBy(new URLSearchParams(query), rounds, finished);

  it('shows the newest round by default', () => {
    expect(asked('')).toEqual({
      view: 'rounds',
      round: 9,
      named: false,
      missing: null,
      move: null,
      page: 1,
    });
    expect(asked('?round=9').missing).toBeNull();
    expect([asked('?round=99').missing, asked('?round=0').missing]).toEqual([99, 0]);
    expect(asked('', 9, true).view).toBe('event');
    expect(asked('?round=3', 9, true).view).toBe('rounds');
    expect(asked('', 0).round).toBeNull();
  });

  it('names a round or a page of the ranking, and reads back what it writes', () => {
    expect(asked(roundQuery(4))).toMatchObject({ view: 'rounds', round: 4, named: true });
    const move = { row: 8, col: 4, direction: 'across', word: '[CH]OtO' } as const;
    expect(asked(roundQuery(4, move))).toMatchObject({ round: 4, move });
    expect(asked('?round=4&move=8-4-over-X').move).toBeNull();
    expect(asked(rankingQuery(3))).toMatchObject({ view: 'ranking', page: 3 });
    expect(asked(rankingQuery())).toMatchObject({ view: 'ranking', page: 1 });
  });

  it.each(['?page=0', '?page=x', '?page=1.5', '?page=-2'])('takes %s for the first page', (query) =>
    expect(asked(query).page).toBe(1),
  );
});
