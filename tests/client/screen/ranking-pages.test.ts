import { describe, expect, it } from 'vitest';
import { rankingPages } from '@/lib/client/screen/ranking-pages';
import type { RankedGroups } from '@/lib/http/schemas';

const group = (name: string, rank = 1) => ({
  rank,
  name,
  players: 3,
  total: 300,
  percentage: 80,
  average: 100,
});
const none: RankedGroups = { round: 3, categories: [], series: [], clubs: [], teams: [] };

describe('the pages of a ranking on the wall', () => {
  it('are one for ten players without groups', () => {
    expect(rankingPages(10, none)).toEqual([{ kind: 'first' }]);
    expect(rankingPages(0, none)).toEqual([{ kind: 'first' }]);
  });

  it('go on in tens, and not for ever', () => {
    expect(rankingPages(23, none).slice(1)).toEqual([
      { kind: 'places', from: 11, to: 20 },
      { kind: 'places', from: 21, to: 23 },
    ]);
    expect(rankingPages(5000, none)).toHaveLength(5);
  });

  it('have one for each category by its name, and sums of clubs', () => {
    const groups = {
      ...none,
      categories: [group('V'), group('J', 2)],
      clubs: [group('Lyon'), group('Sofia', 2)],
    };
    expect(rankingPages(8, groups).slice(1)).toEqual([
      { kind: 'part', of: 'category', name: 'J' },
      { kind: 'part', of: 'category', name: 'V' },
      { kind: 'groups', of: 'clubs', groups: groups.clubs },
    ]);
  });

  it('leave out a group that is all alone', () => {
    expect(rankingPages(8, { ...none, categories: [group('V')], teams: [group('Red')] })).toHaveLength(1);
  });
});
