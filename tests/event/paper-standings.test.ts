import { describe, expect, it } from 'vitest';
import { sql, transaction } from '@/lib/db';
import { type EventInfo, enterSlips } from '@/lib/event';
import { rewriteStandings } from '@/lib/event/write-standings';
import { type EnteredSlips, PaperSlip, type PaperSlipInput } from '@/lib/http/schemas';
import { testDatabase } from '../support/database';
import { seedEvent } from '../support/seeded-event';

testDatabase();

const HOST = { player: null, host: true, staff: null };

async function enter(event: EventInfo, number: number, slips: PaperSlipInput[]): Promise<EnteredSlips> {
  const read = slips.map((slip) => PaperSlip.parse(slip));
  return (await enterSlips({ event, viewer: HOST, number, slips: read })) as EnteredSlips;
}

const standings = (event: EventInfo) => sql()`
  select r.number, st.* from standing st join round r on r.id = st.round_id
  where r.game_id = ${event.gameId} order by r.number, st.player_id`;

describe('standings after a slip on paper', () => {
  it('are those of all rounds computed anew, whichever round it was', async () => {
    const { event, playerIds, rounds } = await seedEvent({
      players: 24,
      rounds: 6,
      settings: { soloPreset: 'fisf' },
    });
    const [ana = '', bo = '', cy = ''] = playerIds;
    await sql()`delete from slip where player_id = ${cy}`;
    await sql()`
      delete from slip where player_id = ${bo} and round_id = any(${[rounds[2]!.id, rounds[5]!.id]})`;
    await transaction((tx) => rewriteStandings(tx, event));
    for (const [number, slip] of [
      [6, { playerId: bo, move: 'top' }],
      [3, { playerId: bo, move: 'top' }],
      [3, { playerId: ana, empty: true, replace: true }],
      // Somebody who had not played at all: the rounds before rank her from then on.
      [5, { playerId: cy, move: 'top' }],
    ] as const) {
      const { slips } = await enter(event, number, [slip]);
      expect(slips[0]?.status).toBe('entered');
      const told = await standings(event);
      await transaction((tx) => rewriteStandings(tx, event));
      expect(told).toEqual(await standings(event));
    }
  });

  it('hold a solo only as long as it is one', async () => {
    const { event, playerIds, rounds } = await seedEvent({
      players: 16,
      rounds: 1,
      settings: { soloPreset: 'fisf' },
    });
    const [ana = '', bo = ''] = playerIds;
    const bonuses = async () =>
      (await standings(event)).filter(({ bonus }) => bonus > 0).map((row) => row.player_id);
    const empty = playerIds.map((playerId) => ({ playerId, empty: true, replace: true }));
    await enter(event, 1, empty);
    expect(await bonuses()).toEqual([]);
    await enter(event, 1, [{ playerId: ana, move: 'top', replace: true }]);
    expect(await bonuses()).toEqual([ana]);
    await enter(event, 1, [{ playerId: bo, move: 'top', replace: true }]);
    expect(await bonuses()).toEqual([]);
    await enter(event, 1, [{ playerId: bo, move: 'phone' }]);
    const { points = 0 } = rounds[0]!.slips.get(bo) ?? {};
    expect(await bonuses()).toEqual(points === rounds[0]!.top.score ? [] : [ana]);
  });
});
