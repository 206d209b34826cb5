import { expect, it } from 'vitest';
import { sql, transaction } from '@/lib/db';
import { eachOwnResult, ownResult, partsOf } from '@/lib/event/own-result';
import { rewriteStandings } from '@/lib/event/write-standings';
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

it('tells of a warning, of how many there are in the game, and of what they have cost at its end', async () => {
  const { event, playerIds, rounds } = await seedEvent({
    players: 3,
    rounds: 4,
    settings: { freeWarnings: 1, games: 2 },
  });
  const [ana = '', bo = ''] = playerIds;
  // Two games of two rounds.
  for (const [index, { id }] of rounds.entries())
    await sql()`
      update round set of_game = ${index < 2 ? 1 : 2}, in_game = ${(index % 2) + 1},
        game_end = ${index % 2 === 1 ? 'rounds-played' : null} where id = ${id}`;
  const ids = rounds.map(({ id }) => id);
  await sql()`update slip set ruling = 'warning', reason = 'inverted' where player_id = ${ana} and round_id = any(${ids})`;
  await transaction((tx) => rewriteStandings(tx, event));
  const told = async (number: number, playerId: string) => {
    const { warning, warnings, deducted } = (await ownResult(event.gameId, number, playerId))!;
    return { warning, warnings, deducted };
  };
  expect(await told(1, ana)).toEqual({ warning: true, warnings: 1, deducted: undefined });
  expect(await told(2, ana)).toEqual({ warning: true, warnings: 2, deducted: 5 });
  expect(await told(3, ana)).toEqual({ warning: true, warnings: 1, deducted: undefined });
  expect(await told(4, ana)).toEqual({ warning: true, warnings: 2, deducted: 5 });
  expect(await told(4, bo)).toEqual({ warning: undefined, warnings: undefined, deducted: undefined });
});

it('reads a room of which nothing is known in one part', async () => {
  expect(await partsOf(sql(), ['none'])).toEqual(['']);
});
