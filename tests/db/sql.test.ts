import { expect, it } from 'vitest';
import { prisma, sql } from '@/lib/db';
import { testDatabase } from '../support/database';

testDatabase();

it('is one pool per process', () => {
  expect(sql()).toBe(sql());
  expect(prisma()).toBe(prisma());
});

it('gives counts as numbers and refuses what a number cannot hold', async () => {
  expect(await sql()`select 9007199254740991::int8 as value`).toEqual([{ value: Number.MAX_SAFE_INTEGER }]);
  await expect(sql()`select 9007199254740993::int8 as value`).rejects.toThrow('beyond what a number');
});

it('gives and takes times as milliseconds', async () => {
  const ms = Date.UTC(2030, 0, 2, 3, 4, 5, 678);
  expect(await sql()`select ${ms}::timestamptz as at, null::timestamptz as none`).toEqual([
    { at: ms, none: null },
  ]);
  const [row] = await sql()`select array[${ms}::timestamptz] as times`;
  expect(row?.times).toEqual([ms]);
});

it('commits durably whatever the embedded server is used for', async () => {
  expect(await sql()`show synchronous_commit`).toEqual([{ synchronous_commit: 'on' }]);
});
