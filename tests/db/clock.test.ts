import { afterEach, expect, it, vi } from 'vitest';
import { clockUncertainty, dbNow, sql, startClock } from '@/lib/db';
import { bestPing } from '@/lib/db/clock';
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

it('follows when the clock of this machine is set', async () => {
  const stop = await startClock();
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000);
  expect(dbNow()).toBeLessThan(real() - 3_000_000);
  await vi.waitFor(() => expect(Math.abs(dbNow() - real())).toBeLessThan(500), { timeout: 5000 });
  stop();
});
