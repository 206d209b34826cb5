import { describe, expect, it } from 'vitest';
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
