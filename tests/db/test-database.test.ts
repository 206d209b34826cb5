import { expect, it } from 'vitest';
import { prisma, sql } from '@/lib/db';
import { createTestDatabase, testDatabase } from '../support/database';

testDatabase();

it('has all tables, for SQL and for Prisma', async () => {
  expect(await prisma().event.count()).toBe(0);
  expect(await sql()`select count(*) as events from event`).toEqual([{ events: 0 }]);
});

it('is a copy made quickly', async () => {
  const began = performance.now();
  const another = await createTestDatabase();
  const took = performance.now() - began;
  await another.drop();
  expect(took).toBeLessThan(2000);
});
