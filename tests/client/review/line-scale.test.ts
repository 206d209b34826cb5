import { describe, expect, it } from 'vitest';
import {
  heightOf,
  pathOf,
  placeOf,
  pointsOf,
  rankScale,
  roundTicks,
  scaleOf,
} from '@/lib/client/review/line-scale';
import { seriesOf } from '@/lib/client/review/sheet/series';
import { swipeOf } from '@/lib/client/review/use-swipe';

describe('the scale of lines', () => {
  it('has room for all values and 0, between whole steps', () => {
    expect(scaleOf([[-3, -90, null, -237]])).toEqual({ top: 0, bottom: -300, ticks: [-300, -200, -100, 0] });
    expect(scaleOf([[4], [-7]])).toEqual({ top: 5, bottom: -10, ticks: [-10, -5, 0, 5] });
    expect(scaleOf([[0, 0]])).toEqual({ top: 1, bottom: 0, ticks: [0, 1] });
  });

  it('counts ranks downwards from 1', () => {
    const scale = rankScale([12, 3, null, 40]);
    expect(scale).toMatchObject({ top: 1, bottom: 40 });
    expect(heightOf(1, scale)).toBe(0);
    expect(heightOf(40, scale)).toBe(1);
    expect(rankScale([1, 1]).bottom).toBe(2);
  });

  it('spreads rounds over the width', () => {
    expect([placeOf(0, 5), placeOf(4, 5), placeOf(0, 1)]).toEqual([0, 1, 0.5]);
    expect(roundTicks(6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(roundTicks(20)).toEqual([1, 5, 10, 15, 20]);
  });

  it('draws each value where it stands, and breaks where there is none', () => {
    const scale = { top: 0, bottom: -100, ticks: [] };
    expect(pathOf([0, -50, null, -100, -25], scale)).toBe('M0 0L250 500M750 1000L1000 250');
  });

  it('are points where a value stands alone', () => {
    const scale = { top: 0, bottom: -100, ticks: [] };
    expect(pointsOf([0, -50, null, -100, null], scale)).toBe('M750 1000h0');
    expect(pointsOf([-50], scale)).toBe('M500 500h0');
  });
});

it('the lines of a sheet are the differences of its sums', () => {
  const round = (total: number, topTotal: number, winnerTotal: number, rank: number | null) =>
    ({ total, topTotal, winnerTotal, rank }) as never;
  expect(seriesOf({ rounds: [round(20, 30, 25, 4), round(55, 90, 55, null)] })).toEqual({
    toTops: [-10, -35],
    toWinner: [-5, 0],
    ranks: [4, null],
  });
});

describe('a finger', () => {
  it.each([
    [-60, 5, 'left'],
    [60, -30, 'right'],
    [40, 0, null],
    [-60, 50, null],
    [0, 200, null],
  ])('that goes %i, %i steps %s', (dx, dy, way) => expect(swipeOf(dx, dy)).toBe(way));
});
