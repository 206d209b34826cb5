import { describe, expect, it } from 'vitest';
import { FORMATS, freeWarnings, negative, percentage, sharedRanks } from '@/lib/game';

describe('ranks', () => {
  it.each([
    [
      [30, 20, 20, 10],
      [1, 2, 2, 4],
    ],
    [
      [5, 5, 5],
      [1, 1, 1],
    ],
    [[], []],
    [
      [3, 2, 1, 1],
      [1, 2, 3, 3],
    ],
  ])('of %j: %j', (totals, expected) => {
    expect(sharedRanks(totals, (a, b) => a === b)).toEqual(expected);
  });
});

describe('against the tops', () => {
  it.each([
    [960, 1034, 92.8],
    [1034, 1034, 100],
    [1044, 1034, 101],
    [0, 1034, 0],
    [1, 2000, 0.1],
    [1, 2001, 0],
    [-1, 2000, -0.1],
    [0, 0, 0],
  ])('%i of %i is %d %%', (total, tops, expected) => {
    expect(percentage(total, tops)).toBe(expected);
  });

  it('the negative is what is missing', () => {
    expect(negative(960, 1034)).toBe(-74);
  });
});

describe('free warnings', () => {
  it.each([
    [180, 3],
    [120, 3],
    [61, 3],
    [60, 5],
    [20, 5],
  ])('with %i s a round: %i', (seconds, free) => {
    expect(freeWarnings(FORMATS.normal, seconds)).toBe(free);
  });
});
