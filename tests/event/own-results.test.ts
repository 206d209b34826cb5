import { expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { eachOwnResult, partsOf } from '@/lib/event/own-result';
import { testDatabase } from '../support/database';
import { seedEvent } from '../support/seeded-event';

testDatabase();

it('gives each of a whole room the own result once, read in parts of one size', async () => {
  const { event, playerIds, rounds } = await seedEvent({ players: 200, rounds: 2 });
  const told = new Map<string, { points: number; before: number | null }>();
  let times = 0;
  await eachOwnResult([{ gameId: event.gameId, number: 2, playerIds }], ({ playerId, result }) => {
    told.set(playerId, JSON.parse(result));
    times += 1;
  });
  expect(times).toBe(200);
  for (const id of playerIds) expect(told.get(id)?.points).toBe(rounds[1]!.slips.get(id)?.points ?? 0);
  const begins = await partsOf(sql(), [rounds[1]!.id]);
  const sizes = begins.map(
    (from, index) => playerIds.filter((id) => id >= from && !(id >= (begins[index + 1] ?? '~'))).length,
  );
  expect(begins).toHaveLength(4);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
});

it('reads a room of which nothing is known in one part', async () => {
  expect(await partsOf(sql(), ['none'])).toEqual(['']);
});
