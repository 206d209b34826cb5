/** A game that is drawn and solved before the event. */
import { describe, expect, it } from 'vitest';
import type { CreatedEvent, PreparedAnswer, Snapshot, StandingsPage } from '@/lib/http/schemas';
import { seedHash } from '@/lib/solver';
import { eventPath, must } from '@/scripts/outside/event-client';
import { testService } from '../support/service';

const service = testService();
const settings = { name: 'Two schools', pace: 'host', secondsPerRound: 600, maxRounds: 2 };
const SEED = 'the seed of two schools';

const base = () => service.base();

describe('a prepared game', () => {
  it('is drawn by its seed, changed, and drawn on from there', async () => {
    const draw = (rounds: object[] = []) =>
      must<PreparedAnswer>(base(), '/api/prepared', { body: { settings, seed: SEED, rounds } });
    const game = await draw();
    expect(game.rounds).toHaveLength(2);
    expect(game).toEqual(await draw());
    expect(game.seedHash).toBe(seedHash(SEED));
    expect(game.rounds.every(({ drawn }) => drawn)).toBe(true);

    const changed = await draw([{ rack: 'AEINRST' }]);
    expect(changed.rounds[0]).toMatchObject({ text: 'AEINRST', drawn: false });
    expect(changed.rounds[0]?.top.word.length).toBeGreaterThanOrEqual(7);
    expect(changed.rounds[1]?.drawn).toBe(true);
    const wrong = await draw([{ rack: game.rounds[0]?.text ?? '' }, { rack: '-QQQQQQQ' }]);
    expect(wrong.rounds).toHaveLength(1);
    expect(wrong.fault).toMatchObject({ round: 2, field: 'rack' });
    expect(wrong.fault?.problem).toContain('not so many');

    // A file that comes back tells what of it the seed gave.
    const kept = changed.rounds.map(({ text, top: { score: _, ...top } }) => ({ rack: text, top }));
    expect((await draw(kept)).rounds.map(({ drawn }) => drawn)).toEqual([false, true]);

    // What was prepared is what an event plays, with the hash of its seed.
    const rounds = game.rounds.map(({ text, top: { score: _, ...top } }) => ({ rack: text, top }));
    const event = await must<CreatedEvent>(base(), '/api/events', {
      body: { ...settings, seed: SEED, prepared: { rounds } },
    });
    await must(base(), eventPath(event.code, '/players'), { body: { name: 'Ana' } });
    const started = await must<Snapshot>(base(), eventPath(event.code, '/start'), {
      body: {},
      key: event.hostKey,
    });
    expect(started.round?.rack.drawn).toBe(game.rounds[0]?.rack.drawn);
    const page = await must<StandingsPage>(base(), eventPath(event.code, '/standings'));
    expect(page.game).toBeNull();
  });
});
