import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOffset, withMessage, withPing } from '@/lib/client/live';

describe('the offset to the server’s clock', () => {
  it('is the middle of a ping', () => {
    // Sent at 1000, back at 1100, stamped 5050: the server was at 5050 some time in between.
    expect(withPing(noOffset, 1000, 1100, 5050)).toEqual({ value: 4000, low: 3950, high: 4050 });
  });

  it('follows the ping with the least round trip', () => {
    const slow = withPing(noOffset, 1000, 1400, 5390);
    const quick = withPing(slow, 2000, 2020, 6012);
    expect(quick).toEqual({ value: 4002, low: 3992, high: 4012 });
    expect(withPing(quick, 3000, 3900, 7100)).toEqual(quick);
  });

  it('is narrowed by two lopsided pings together', () => {
    const late = withPing(noOffset, 0, 100, 100);
    const early = withPing(late, 1000, 1100, 1000);
    expect(early).toEqual({ value: 0, low: 0, high: 0 });
  });

  it('has a lower bound from a message alone', () => {
    const one = withMessage(noOffset, 1000, 4990);
    expect(one.value).toBe(3990);
    expect(withMessage(one, 2000, 5500)).toBe(one);
    expect(withMessage(one, 2000, 5995).value).toBe(3995);
  });

  it('starts again when a message contradicts it: the machine slept', () => {
    const known = withPing(noOffset, 1000, 1010, 5005);
    expect(withMessage(known, 2000, 66_000).value).toBe(64_000);
  });

  it('starts again when a ping contradicts it, either way', () => {
    const known = withPing(noOffset, 1000, 1010, 5005);
    expect(withPing(known, 2000, 2010, 7005).value).toBe(5000);
    expect(withPing(known, 2000, 2010, 3005).value).toBe(1000);
  });

  it('always holds the truth, and only comes nearer, while clocks run alike', () => {
    const ping = fc.record({
      at: fc.nat(10_000),
      there: fc.nat(500),
      back: fc.nat(500),
      asked: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.array(ping, { minLength: 1 }), (truth, pings) => {
        let offset = noOffset;
        for (const { at, there, back, asked } of pings) {
          const before = offset;
          const stamp = at + there + truth;
          const received = at + there + back;
          offset = asked ? withPing(offset, at, received, stamp) : withMessage(offset, received, stamp);
          expect(offset.low).toBeLessThanOrEqual(truth);
          expect(offset.high).toBeGreaterThanOrEqual(truth);
          expect(offset.high - offset.low <= before.high - before.low).toBe(true);
        }
      }),
    );
  });
});
