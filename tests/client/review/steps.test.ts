import { describe, expect, it } from 'vitest';
import { verdictOf } from '@/lib/client/review/own-move';
import { roundAsked, steppedBy } from '@/lib/client/review/steps';

describe('the round of an address', () => {
  it.each([
    [null, 9, 9],
    ['3', 9, 3],
    ['0', 9, 1],
    ['99', 9, 9],
    ['-1', 9, 9],
    ['x', 9, 9],
    ['3', 0, null],
  ])('%j of %i is %j', (asked, rounds, round) => expect(roundAsked(asked, rounds)).toBe(round));
});

describe('keys', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 1, null],
    ['ArrowRight', 9, null],
    ['Home', 3, 1],
    ['End', 3, 9],
    ['a', 3, null],
    ['toString', 3, null],
  ])('%s from %i leads to %j', (key, from, to) => expect(steppedBy(key, from, 9)).toBe(to));

  it('step the other way where one reads to the left', () => {
    expect(steppedBy('ArrowLeft', 3, 9, 'rtl')).toBe(4);
    expect(steppedBy('ArrowRight', 3, 9, 'rtl')).toBe(2);
  });
});

describe('the own move', () => {
  const move = { row: 8, col: 8, direction: 'across' as const, word: 'AT' };
  it.each([
    [
      { move, points: 40, reason: null },
      { kind: 'top', points: 40, lost: 0 },
    ],
    [
      { move, points: 26, reason: null },
      { kind: 'below', points: 26, lost: 14 },
    ],
    [
      { move, points: 0, reason: 'not-in-lexicon' },
      { kind: 'zero', points: 0, lost: 40 },
    ],
    [
      { move: null, points: 0, reason: 'no-slip' },
      { kind: 'none', points: 0, lost: 40 },
    ],
    [
      { move: null, points: 0, reason: 'unreadable' },
      { kind: 'zero', points: 0, lost: 40 },
    ],
    [
      { move: null, points: 20, reason: 'average' },
      { kind: 'below', points: 20, lost: 20 },
    ],
  ])('%j against 40', (own, verdict) => expect(verdictOf(own, 40)).toEqual(verdict));

  it('found no top where there is none to find', () =>
    expect(verdictOf({ move: null, points: 0, reason: 'no-slip' }, 0).kind).toBe('none'));
});
