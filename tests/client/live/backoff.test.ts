import { describe, expect, it } from 'vitest';
import { backoff } from '@/lib/client/live';

describe('waiting before the next try', () => {
  it('doubles up to three seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map((tries) => backoff(tries, 0))).toEqual([
      250, 500, 1000, 2000, 3000, 3000, 3000,
    ]);
  });

  it('is spread by chance over the upper half', () => {
    expect(backoff(4, 0.999)).toBeGreaterThanOrEqual(1500);
    expect(backoff(4, 0.5)).toBe(2250);
  });
});
