import { expect, it } from 'vitest';
import { prisma, sql } from '@/lib/db';
import { createTestDatabase, testDatabase } from '../support/database';

testDatabase();

it('has all tables, for SQL and for Prisma', async () => {
  expect(await prisma().event.count()).toBe(0);
  expect(await sql()`select count(*) as events from event`).toEqual([{ events: 0 }]);
});

it('is a copy made quickly', async () => {
  // The best of some: the machine may have other work.
  const times: number[] = [];
  for (let time = 0; time < 4; time++) {
    const began = performance.now();
    const another = await createTestDatabase();
    times.push(performance.now() - began);
    await another.drop();
  }
  expect(Math.min(...times)).toBeLessThan(2000);
});
