import { describe, expect, it } from 'vitest';
import { closedRound, noHeads, ranksBefore, withBefore, withSnapshot } from '@/lib/client/screen/heads';
import type { RoundView, StandingRow } from '@/lib/http/schemas';
import { roundView, standing } from '../../support/event-views';

const row = (playerId: string, rank: number) => standing(playerId, { rank });
const view = (number: number, status: RoundView['status'], standings: StandingRow[]) => ({
  round: roundView({ number, inGame: number, status }),
  standings,
});
const first = [row('a', 1), row('b', 2)];
const second = [row('b', 1), row('a', 2)];

describe('the heads of the ranking', () => {
  it('count closed rounds only', () => {
    expect(closedRound({ round: null, standings: [] })).toBe(0);
    expect(closedRound(view(3, 'open', []))).toBe(2);
    expect(closedRound(view(3, 'paused', []))).toBe(2);
    expect(closedRound(view(3, 'closed', []))).toBe(3);
  });

  it('follow round by round', () => {
    let heads = withSnapshot(noHeads, { round: null, standings: [] });
    heads = withSnapshot(heads, view(1, 'closed', first));
    expect(heads).toEqual({ round: 1, current: first, before: [] });
    heads = withSnapshot(heads, view(2, 'open', first));
    expect(heads.round).toBe(1);
    heads = withSnapshot(heads, view(2, 'closed', second));
    expect(heads).toEqual({ round: 2, current: second, before: first });
    expect(ranksBefore(heads)?.get('a')).toBe(1);
  });

  it('change in place with a ruling', () => {
    const heads = withSnapshot(withSnapshot(noHeads, view(1, 'closed', first)), view(1, 'closed', second));
    expect(heads).toEqual({ round: 1, current: second, before: [] });
  });

  it('settle: the same snapshot gives the same object', () => {
    const heads = withSnapshot(noHeads, view(2, 'closed', second));
    expect(withSnapshot(heads, view(2, 'closed', second))).toBe(heads);
  });

  it('do not know the one before when the page came late, until it is fetched', () => {
    const late = withSnapshot(noHeads, view(5, 'closed', second));
    expect(late.before).toBeNull();
    expect(ranksBefore(late)).toBeUndefined();
    expect(withBefore(late, 5, first).before).toBe(first);
    expect(withBefore(late, 4, first)).toBe(late);
    const skipped = withSnapshot(withSnapshot(noHeads, view(1, 'closed', first)), view(4, 'closed', second));
    expect(skipped.before).toBeNull();
  });
});
