import { describe, expect, it } from 'vitest';
import { isNews, nextMoment, runningRound } from '@/lib/client/signals/moments';
import { readSettings } from '@/lib/client/signals/settings';
import type { Snapshot } from '@/lib/http/schemas';

const END = 1_000_000;

describe('the next signal of a round', () => {
  const nextAt = (seconds: number, left: number) =>
    nextMoment({ number: 1, deadline: END, seconds }, END - left * 1000);

  it('comes at the last minute, the last half of it, the last ten seconds, and the end', () => {
    const said = [180, 60, 30, 10].map((left) => nextAt(180, left));
    expect(said.map((moment) => moment && [moment.signal, (END - moment.at) / 1000])).toEqual([
      ['soon', 60],
      ['last', 30],
      ['last', 10],
      ['close', 0],
    ]);
    expect(nextAt(180, 0)).toBeNull();
  });

  it('fits short rounds', () => {
    expect(nextAt(15, 15)).toMatchObject({ signal: 'last', at: END - 10_000 });
    expect(nextAt(5, 5)).toMatchObject({ signal: 'close', at: END });
  });
});

it('is old after a sleep', () => {
  expect(isNews(END, END + 400)).toBe(true);
  expect(isNews(END, END + 60_000)).toBe(false);
});

it('is for players of a round that runs', () => {
  const snapshot = (status: string, you: object | null) =>
    ({ round: { number: 3, status, closesAt: END }, you, settings: { secondsPerRound: 60 } }) as Snapshot;
  expect(runningRound(snapshot('open', {}))).toEqual({ number: 3, deadline: END, seconds: 60 });
  expect(runningRound(snapshot('open', null))).toBeNull();
  expect(runningRound(snapshot('paused', {}))).toBeNull();
});

it('takes kept settings as far as they can be read', () => {
  expect(readSettings(null)).toEqual({ sound: true, vibration: true, colour: true });
  expect(readSettings({ sound: false, vibration: 'no' })).toEqual({
    sound: false,
    vibration: true,
    colour: true,
  });
});
