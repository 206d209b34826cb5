import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { testDatabase } from '../support/database';
import { seedEvent } from '../support/seeded-event';

testDatabase();

describe('a seeded event', () => {
  it('is a finished game with the standings of its slips', async () => {
    const { event, playerIds, rounds } = await seedEvent({
      players: 300,
      rounds: 20,
      settings: { soloPreset: 'fisf' },
    });
    expect(rounds).toHaveLength(20);
    const totals = await sql()<{ id: string; total: number; bonus: number }[]>`
      select player_id as id, max(total) as total, sum(bonus)::int as bonus
      from standing where round_id = any(${rounds.map(({ id }) => id)}) group by player_id`;
    expect(totals).toHaveLength(300);
    for (const { id, total, bonus } of totals) {
      const points = rounds.reduce((sum, { slips }) => sum + (slips.get(id)?.points ?? 0), 0);
      expect(total).toBe(points + bonus);
    }
    const [{ status } = { status: '' }] = await sql()`select status from event where id = ${event.id}`;
    expect(status).toBe('finished');
    expect(new Set(playerIds).size).toBe(300);
  });
});
