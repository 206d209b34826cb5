import { describe, expect, it } from 'vitest';
import type {
  CreatedEvent,
  JoinedEvent,
  RoundReview,
  SlipReceipt,
  Snapshot,
  StandingsPage,
} from '@/lib/http/schemas';
import { call, eventPath, must, snapshotOf } from '@/scripts/outside/event-client';
import { testService } from '../support/service';

const service = testService();
const settings = { name: 'Spring open', pace: 'host', secondsPerRound: 600, maxRounds: 3, seed: 'spring' };

async function host(extra: object = {}): Promise<CreatedEvent> {
  return must<CreatedEvent>(service.base(), '/api/events', { body: { ...settings, ...extra } });
}

const join = (code: string, name: string) =>
  must<JoinedEvent>(service.base(), eventPath(code, '/players'), { body: { name } });

const command = (event: CreatedEvent, name: string, body: object = {}) =>
  must<Snapshot>(service.base(), eventPath(event.code, `/${name}`), { body, key: event.hostKey });

describe('an event from the lobby to the end', () => {
  it('is played over the interface', async () => {
    const event = await host();
    expect(event.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    const ana = await join(event.code, 'Ana');
    await join(event.code, 'Bo');

    const lobby = await snapshotOf(service.base(), event.code, ana.playerKey);
    expect(lobby).toMatchObject({
      status: 'lobby',
      players: 2,
      round: null,
      joined: ['Bo', 'Ana'],
      host: false,
      staff: null,
    });
    expect(lobby.you?.name).toBe('Ana');

    const started = await command(event, 'start');
    expect(started).toMatchObject({ status: 'running', round: { number: 1, status: 'open' }, seed: null });
    expect(started.round?.top).toBeUndefined();

    // The second player finds the top because the test asks for it after the close of an equal event.
    const twin = await host();
    await join(twin.code, 'Cy');
    await command(twin, 'start');
    const shown = await command(twin, 'close-round', { round: 1 });
    const top = shown.round?.top;
    expect(top).toBeDefined();
    expect(shown.round?.rack).toEqual(started.round?.rack);

    const { score, ...move } = top!;
    const receipt = await must<SlipReceipt>(service.base(), eventPath(event.code, '/rounds/1/slip'), {
      method: 'PUT',
      body: { rev: 1, move },
      key: ana.playerKey,
    });
    expect(receipt).toMatchObject({ rev: 1, valid: true, score });

    const closed = await command(event, 'close-round', { round: 1 });
    expect(closed.round).toMatchObject({ number: 1, status: 'closed', top });
    expect(closed.standings.map(({ name, total, rank }) => [name, total, rank])).toEqual([
      ['Ana', score, 1],
      ['Bo', 0, null],
    ]);

    const again = await command(event, 'close-round', { round: 1 });
    expect(again.version).toBe(closed.version);

    const second = await command(event, 'next-round', { round: 1 });
    expect(second.round?.number).toBe(2);
    expect((await command(event, 'next-round', { round: 1 })).round?.number).toBe(2);
    expect(
      (await call(service.base(), eventPath(event.code, '/next-round'), { body: {}, key: event.hostKey }))
        .body,
    ).toMatchObject({ code: 'round-open' });

    const review = await must<RoundReview>(service.base(), eventPath(event.code, '/rounds/1'));
    expect(review).toMatchObject({ number: 1, best: score, found: 1, sent: 1, rounds: 1 });
    expect(review.subTops[0]!.score).toBeLessThan(score);
    // In the first round a word counts the same wherever it lies: it is listed once.
    const words = [review.top, ...review.isotops, ...review.subTops].map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(review.boardAfter).toEqual(second.round?.board);

    await command(event, 'close-round', { round: 2 });
    await command(event, 'next-round', { round: 2 });
    const last = await command(event, 'close-round', { round: 3 });
    expect(last).toMatchObject({ status: 'finished', endReason: 'rounds-played', seed: 'spring' });
    // Bo never played.
    expect(last).toMatchObject({ players: 2, ranked: 1 });

    const ranking = await must<StandingsPage>(service.base(), eventPath(event.code, '/standings'));
    expect(ranking).toMatchObject({ round: 3, players: 2, page: 1, pages: 1 });
    const beyond = await must<StandingsPage>(service.base(), eventPath(event.code, '/standings?page=2'));
    expect(beyond).toMatchObject({ page: 2, pages: 1, standings: [] });
    const csv = await call<string>(service.base(), eventPath(event.code, '/results.csv'));
    expect(csv.body.split('\r\n')[1]).toMatch(new RegExp(`^1,Ana,,,${score},0,0,${score},`));
  });

  it('pauses, goes on and gives more time', async () => {
    const event = await host();
    await command(event, 'start');
    const paused = await command(event, 'pause');
    expect(paused).toMatchObject({ status: 'paused', round: { status: 'paused' } });
    const left = paused.round!.remainingMs!;
    expect(left).toBeGreaterThan(560_000);
    const longer = await command(event, 'extend', { seconds: 30, version: paused.version });
    expect(longer.round!.remainingMs).toBe(left + 30_000);
    // The same command again, from what was seen before it: nothing.
    expect((await command(event, 'extend', { seconds: 30, version: paused.version })).version).toBe(
      longer.version,
    );
    const resumed = await command(event, 'resume');
    expect(resumed.status).toBe('running');
    expect(resumed.round!.closesAt - resumed.now).toBeGreaterThan(left + 20_000);
    const finished = await command(event, 'finish');
    expect(finished).toMatchObject({ status: 'finished', endReason: 'stopped-by-host' });
    expect((await command(event, 'finish')).version).toBe(finished.version);
  });

  it('goes on by itself with pace auto', async () => {
    const event = await host({ pace: 'auto', secondsPerRound: 5, gapSeconds: 0, maxRounds: 2 });
    await command(event, 'start');
    const deadline = performance.now() + 60_000;
    let state = await snapshotOf(service.base(), event.code);
    while (state.status !== 'finished' && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      state = await snapshotOf(service.base(), event.code);
    }
    expect(state).toMatchObject({ status: 'finished', round: { number: 2, status: 'closed' } });
  });
});
