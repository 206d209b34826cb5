import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ahead, barOf, barText, niceStep, plotOf, ticks } from '@/lib/client/review/plot';

describe('scales', () => {
  it.each([
    [0.3, 1],
    [1.2, 2],
    [2.1, 5],
    [6, 10],
    [11, 20],
    [51, 100],
  ])('a step of at least %f is %i', (least, step) => expect(niceStep(least)).toBe(step));

  it('tick in whole numbers from 0', () => {
    expect(ticks(3, 4)).toEqual([0, 1, 2, 3]);
    expect(ticks(40, 4)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(1, 4)).toEqual([0, 1]);
    expect(ticks(70, 8)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
  });
});

describe('a distribution', () => {
  const room = [
    { points: 0, players: 3 },
    { points: 24, players: 5 },
    { points: 98, players: 1 },
  ];

  it('is drawn from 0 to the top, reached or not', () => {
    const plot = plotOf(room, 102);
    expect(plot.step).toBe(5);
    expect(plot.bars[0]).toEqual({ from: 0, to: 4, players: 3 });
    expect(plot.bars.at(-1)).toEqual({ from: 100, to: 104, players: 0 });
    expect(plot.right).toBe(105);
    expect(plot.height).toBe(5);
    expect(barOf(plot, 102)).toBe(plot.bars.at(-1));
    expect(barText(plot.bars[4]!)).toBe('20–24');
  });

  it('has one bar a score while they fit', () => {
    const plot = plotOf([{ points: 12, players: 2 }], 26);
    expect(plot.step).toBe(1);
    expect(plot.bars).toHaveLength(27);
    expect(barText(plot.bars[12]!)).toBe('12');
  });

  it('stands with nobody in the room', () => {
    expect(plotOf([], 0)).toMatchObject({ height: 1, bars: [{ players: 0 }, { players: 0 }] });
    expect(ahead([], 10)).toBeNull();
  });

  it('loses no player and keeps every bar within its axes', () => {
    const entry = fc.record({
      points: fc.integer({ min: -20, max: 400 }),
      players: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 60 }),
        fc.integer({ min: 0, max: 400 }),
        (distribution, top) => {
          const plot = plotOf(distribution, top);
          const all = distribution.reduce((sum, one) => sum + one.players, 0);
          expect(plot.bars.reduce((sum, bar) => sum + bar.players, 0)).toBe(all);
          expect(plot.bars.length).toBeLessThanOrEqual(41);
          for (const bar of plot.bars) expect(bar.players).toBeLessThanOrEqual(plot.height);
          expect(plot.right).toBeGreaterThan(top);
          expect(plot.xTicks.at(-1)).toBeLessThan(plot.right);
          expect(plot.yTicks.at(-1)).toBeLessThanOrEqual(plot.height);
        },
      ),
    );
  });

  it('tells who one is ahead of', () => {
    expect(ahead(room, 24)).toBe(33);
    expect(ahead(room, 0)).toBe(0);
    expect(ahead(room, 102)).toBe(100);
  });
});
