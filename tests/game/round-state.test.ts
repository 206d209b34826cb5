import { describe, expect, it } from 'vitest';
import {
  cancelRound,
  closeRound,
  extendRound,
  LEAST_LEFT_MS,
  openRound,
  pauseRound,
  prepared,
  type RoundState,
  resumeRound,
  shortenRound,
} from '@/lib/game';

const waiting = prepared(3);
const open: RoundState = { status: 'open', number: 3, opensAt: 1000, closesAt: 61_000 };
const paused: RoundState = { status: 'paused', number: 3, opensAt: 1000, remaining: 20_000 };
const closed: RoundState = { status: 'closed', number: 3, opensAt: 1000, closedAt: 62_000 };
const cancelled: RoundState = { status: 'cancelled', number: 3, cancelledAt: 5000 };
const all = [waiting, open, paused, closed, cancelled];

describe('a round', () => {
  it('opens for its time', () => {
    expect(openRound(waiting, 1000, 60_000)).toEqual({ kind: 'changed', state: open });
  });

  it('keeps what is left while paused and goes on with it', () => {
    expect(pauseRound(open, 41_000)).toEqual({ kind: 'changed', state: paused });
    expect(resumeRound(paused, 100_000)).toEqual({
      kind: 'changed',
      state: { ...open, closesAt: 120_000 },
    });
  });

  it('is extended, running or stopped', () => {
    expect(extendRound(open, 2000, { by: 5000 }).state).toEqual({ ...open, closesAt: 66_000 });
    expect(extendRound(paused, 2000, { by: 5000 }).state).toEqual({ ...paused, remaining: 25_000 });
  });

  it('is shortened, running or stopped, and keeps some seconds', () => {
    expect(shortenRound(open, 2000, 30_000).state).toEqual({ ...open, closesAt: 31_000 });
    expect(shortenRound(open, 41_000, 30_000).state).toEqual({ ...open, closesAt: 41_000 + LEAST_LEFT_MS });
    expect(shortenRound(paused, 2000, 5000).state).toEqual({ ...paused, remaining: 15_000 });
    expect(shortenRound(paused, 2000, 60_000).state).toEqual({ ...paused, remaining: LEAST_LEFT_MS });
    expect(shortenRound(open, 58_000, 30_000)).toEqual({ kind: 'unchanged', state: open });
    expect(shortenRound(open, 2000, 0)).toMatchObject({ code: 'bad-duration' });
    expect(shortenRound(closed, 2000, 1000)).toMatchObject({ code: 'round-over' });
    expect(shortenRound(waiting, 2000, 1000)).toMatchObject({ code: 'round-not-open' });
  });

  it('is extended once by everybody who saw the same end', () => {
    const once = extendRound(open, 2000, { by: 5000, seen: 61_000 });
    expect(once.kind).toBe('changed');
    expect(extendRound(once.state, 2001, { by: 5000, seen: 61_000 })).toEqual({
      kind: 'unchanged',
      state: once.state,
    });
    expect(extendRound(once.state, 2001, { by: 7000, seen: 61_000 })).toMatchObject({ code: 'stale' });
  });

  it('is closed by the clock when its time is over, not before', () => {
    expect(closeRound(open, 60_999, 'clock')).toMatchObject({
      kind: 'refused',
      code: 'too-early',
      state: open,
    });
    expect(closeRound(open, 61_000, 'clock')).toMatchObject({ kind: 'changed', state: { closedAt: 61_000 } });
    expect(closeRound(paused, 999_999, 'clock')).toMatchObject({ code: 'too-early' });
  });

  it('is closed by the host at any time', () => {
    expect(closeRound(open, 2000, 'host').state).toEqual({ ...closed, closedAt: 2000 });
    expect(closeRound(paused, 70_000, 'host').state).toEqual({ ...closed, closedAt: 70_000 });
  });

  it('cannot be stopped or extended after its end: the close comes first', () => {
    expect(pauseRound(open, 61_000)).toMatchObject({ code: 'time-is-up' });
    expect(extendRound(open, 61_000, { by: 1000 })).toMatchObject({ code: 'time-is-up' });
  });

  it.each([0, -1, 0.5, Number.NaN])('takes no duration of %d', (ms) => {
    expect(openRound(waiting, 0, ms)).toMatchObject({ code: 'bad-duration' });
    expect(extendRound(open, 2000, { by: ms })).toMatchObject({ code: 'bad-duration' });
  });

  /** `x` changed, `=` unchanged, else the refusal; in the order of `all`. */
  it.each<[string, (round: RoundState) => ReturnType<typeof openRound>, string[]]>([
    ['open', (r) => openRound(r, 2000, 60_000), ['x', '=', '=', 'round-over', 'round-over']],
    ['pause', (r) => pauseRound(r, 2000), ['round-not-open', 'x', '=', 'round-over', 'round-over']],
    ['resume', (r) => resumeRound(r, 2000), ['round-not-open', '=', 'x', 'round-over', 'round-over']],
    [
      'extend',
      (r) => extendRound(r, 2000, { by: 1 }),
      ['round-not-open', 'x', 'x', 'round-over', 'round-over'],
    ],
    ['close', (r) => closeRound(r, 2000, 'host'), ['round-not-open', 'x', 'x', '=', 'round-over']],
    ['cancel', (r) => cancelRound(r, 2000), ['x', 'x', 'x', 'x', '=']],
  ])('%s, from each state', (_, transition, expected) => {
    const answers = all.map((round) => {
      const result = transition(round);
      if (result.kind === 'changed') return 'x';
      expect(result.state).toBe(round);
      return result.kind === 'unchanged' ? '=' : result.code;
    });
    expect(answers).toEqual(expected);
  });
});
