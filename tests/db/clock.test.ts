import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockUncertainty, dbNow, sql, startClock } from '@/lib/db';
import { bestPing, settled } from '@/lib/db/clock';
import { testDatabase } from '../support/database';

testDatabase();
afterEach(() => vi.restoreAllMocks());

it('believes the ping with the shortest way', () => {
  const pings = [
    { offset: 5, roundTrip: 30 },
    { offset: 1, roundTrip: 2 },
    { offset: 9, roundTrip: 8 },
  ];
  expect(bestPing(pings)).toEqual({ offset: 1, roundTrip: 2 });
});

it('tells the time of the database within its uncertainty', async () => {
  const stop = await startClock();
  const before = dbNow();
  const [row] = await sql()`select clock_timestamp() as now`;
  const after = dbNow();
  const slack = clockUncertainty() + 1;
  expect(row?.now).toBeGreaterThanOrEqual(Math.floor(before - slack));
  expect(row?.now).toBeLessThanOrEqual(Math.ceil(after + slack));
  stop();
});

it('does not mind when the clock of this machine is set', async () => {
  const stop = await startClock();
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000);
  expect(Math.abs(dbNow() - real())).toBeLessThan(500);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(Math.abs(dbNow() - real())).toBeLessThan(500);
  stop();
});

describe('a measurement', () => {
  const known = { offset: 1000, uncertainty: 3 };

  it('is believed when nothing was known, or the clock was set', () => {
    expect(settled(null, { offset: 1200, roundTrip: 500 })).toEqual({ offset: 1200, uncertainty: 251 });
  });

  it('under load does not push a surer one aside', () => {
    expect(settled(known, { offset: 1200, roundTrip: 500 }).offset).toBe(1000);
  });

  it('is believed when it is the surer one', () => {
    expect(settled(known, { offset: 1001, roundTrip: 1 })).toEqual({ offset: 1001, uncertainty: 1.5 });
  });

  it('is believed, whatever its way, when the two cannot both be true: the database was set', () => {
    expect(settled(known, { offset: 4000, roundTrip: 500 }).offset).toBe(4000);
  });

  it('is needed again and again: what is known ages', () => {
    let offset = known;
    for (let i = 0; i < 300; i++) offset = settled(offset, { offset: 1100, roundTrip: 400 });
    expect(offset.offset).toBe(1100);
  });
});
