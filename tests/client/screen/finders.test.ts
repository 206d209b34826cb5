import { describe, expect, it } from 'vitest';
import { findersOf } from '@/lib/client/screen/finders';
import { standing } from '../../support/event-views';
import { round } from '../live/support';

const top = { row: 8, col: 4, direction: 'across' as const, word: 'QUARTZ', score: 68 };
const closed = (number: number, found: number) => ({
  round: round({ number, status: 'closed', top }),
  found,
});
const heads = (before: [string, number, number?][] | null, current: [string, number, number?][]) => {
  const rows = (list: [string, number, number?][]) =>
    list.map(([name, total, solos = 0]) => standing(name, { total, solos }));
  return { round: 2, before: before && rows(before), current: rows(current) };
};

describe('who found the top', () => {
  it('is told by the points won', () => {
    const two = heads(
      [
        ['Ana', 100],
        ['Bo', 90],
        ['Cy', 80],
      ],
      [
        ['Ana', 168],
        ['Bo', 158],
        ['Cy', 120],
      ],
    );
    expect(findersOf(closed(2, 2), two)).toEqual({ names: ['Ana', 'Bo'], solo: false });
  });

  it('is not told where others, outside the head, found it too', () => {
    expect(findersOf(closed(2, 9), heads([['Ana', 100]], [['Ana', 168]])).names).toEqual([]);
  });

  it('is not told while the ranking before is unknown', () => {
    expect(findersOf(closed(2, 1), heads(null, [['Ana', 168]])).names).toEqual([]);
  });

  it('counts from nothing in the first round', () => {
    expect(findersOf(closed(1, 1), heads([], [['Ana', 68]])).names).toEqual(['Ana']);
  });

  it('is never a simulated player, whose points are a top as well', () => {
    const otter = heads([['Otter (simulated)', 100]], [['Otter (simulated)', 168]]);
    expect(findersOf({ ...closed(2, 1), simulated: 1 }, otter).names).toEqual([]);
  });

  it('knows a solo, whose bonus is in the total', () => {
    const solo = heads(
      [
        ['Ana', 100],
        ['Bo', 90],
      ],
      [
        ['Ana', 178, 1],
        ['Bo', 120],
      ],
    );
    expect(findersOf(closed(2, 1), solo)).toEqual({ names: ['Ana'], solo: true });
  });
});
