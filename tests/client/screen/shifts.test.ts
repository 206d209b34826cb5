import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shifts } from '@/lib/client/screen/shifts';

const list = (ids: string) => [...ids].map((playerId) => ({ playerId }));

describe('how far rows travel', () => {
  it('counts rows, from below positive', () => {
    expect(shifts(list('abcd'), list('badc'))).toEqual([1, -1, 1, -1]);
    expect(shifts(list('abc'), list('cab'))).toEqual([2, -1, -1]);
  });

  it('is null for whoever comes from outside, and without a list before', () => {
    expect(shifts(list('ab'), list('axb'))).toEqual([0, null, -1]);
    expect(shifts(null, list('ab'))).toEqual([null, null]);
  });

  it('brings every row to the place where it was', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
    const shuffled = ids.chain((all) =>
      fc.shuffledSubarray(all, { minLength: all.length }).map((to) => [all, to]),
    );
    fc.assert(
      fc.property(shuffled, ([from = [], to = []]) => {
        const before = from.map((playerId) => ({ playerId }));
        const after = to.map((playerId) => ({ playerId }));
        shifts(before, after).forEach((shift, place) => {
          expect(from[place + (shift ?? Number.NaN)]).toBe(to[place]);
        });
      }),
    );
  });
});
