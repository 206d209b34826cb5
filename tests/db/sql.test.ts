import { expect, it } from 'vitest';
import { prisma, sql, transaction } from '@/lib/db';
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

it('runs more transactions than there are connections, whatever else is asked meanwhile', async () => {
  await sql()`create table tried (number int primary key, text text)`;
  const long = 'x'.repeat(200_000);
  const questions = Array.from({ length: 60 }, () => sql()`select length(${long})::int as length`);
  const numbers = Array.from({ length: 80 }, (_, index) => index);
  const changes = numbers.map((number) =>
    transaction(async (tx) => {
      await tx`insert into tried (number, text) values (${number}, ${long})`;
      if (number % 4 === 0) throw new Error('taken back');
      return number;
    }),
  );
  const results = await Promise.allSettled(changes);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  expect((await Promise.all(questions)).flat()).toEqual(questions.map(() => ({ length: long.length })));
  const rows = await sql()<{ number: number }[]>`select number from tried order by number`;
  expect(rows.map(({ number }) => number)).toEqual(numbers.filter((number) => number % 4 !== 0));
  await sql()`drop table tried`;
});

it('keeps a transaction to its mode', async () => {
  const change = transaction((tx) => tx`create table never (number int)`, 'read only');
  await expect(change).rejects.toThrow('read-only');
});
