import { describe, expect, it } from 'vitest';
import { clockText, lastSignal, markPassed, secondsLeft, untilNextSecond } from '@/lib/client/live';

describe('the clock', () => {
  it.each([
    [120_000, 120],
    [119_999, 120],
    [119_001, 120],
    [119_000, 119],
    [1, 1],
    [0, 0],
    [-500, 0],
  ])('shows of %i ms %i s', (ms, seconds) => expect(secondsLeft(ms)).toBe(seconds));

  it.each([120_000, 119_999, 119_001, 119_000, 1])(
    'wakes at %i ms when another second is to be shown',
    (ms) => {
      const wait = untilNextSecond(ms);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThan(1005);
      expect(secondsLeft(ms - wait)).toBe(secondsLeft(ms) - 1);
    },
  );

  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [107, '1:47'],
    [600, '10:00'],
    [3600, '1:00:00'],
    [3725, '1:02:05'],
  ])('writes %i as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

  it('says which mark was passed last', () => {
    const passed = [61_000, 60_000, 30_001, 30_000, 500, 0, -5].map((ms) => markPassed(ms, [60, 30, 0]));
    expect(passed).toEqual([Number.POSITIVE_INFINITY, 60, 60, 30, 30, 0, 0]);
  });

  it('gives the last signal 30 s before the end, 20 s in short rounds', () => {
    expect([180, 90, 61, 60, 30].map(lastSignal)).toEqual([30, 30, 30, 20, 20]);
  });
});
