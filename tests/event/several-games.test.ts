import { describe, expect, it } from 'vitest';
import type {
  CreatedEvent,
  GameFile,
  ImportedGames,
  JoinedEvent,
  RoundList,
  Snapshot,
  StandingsPage,
} from '@/lib/http/schemas';
import { call, eventPath, must, snapshotOf } from '@/scripts/outside/event-client';
import { testService } from '../support/service';

const service = testService();
const settings = {
  name: 'Two games',
  pace: 'host',
  secondsPerRound: 600,
  maxRounds: 2,
  games: 2,
  seed: 'two',
};

const host = (extra: object = {}) =>
  must<CreatedEvent>(service.base(), '/api/events', { body: { ...settings, ...extra } });
const join = (code: string, name: string) =>
  must<JoinedEvent>(service.base(), eventPath(code, '/players'), { body: { name } });
const command = (event: CreatedEvent, name: string, body: object = {}) =>
  must<Snapshot>(service.base(), eventPath(event.code, `/${name}`), { body, key: event.hostKey });
const standings = (code: string, query = '') =>
  must<StandingsPage>(service.base(), eventPath(code, `/standings${query}`));

const EMPTY = '.'.repeat(15);

/** The tops of an event of the same seed, which others may know beforehand only in a test. */
async function topsOf(extra: object = {}) {
  const twin = await host(extra);
  await join(twin.code, 'Twin');
  let at = await command(twin, 'start');
  const tops = [];
  while (at.status !== 'finished') {
    const { number = 0 } = at.round ?? {};
    at = await command(twin, 'close-round', { round: number });
    tops.push(at.round?.top);
    if (at.status !== 'finished') at = await command(twin, 'next-round', { round: number });
  }
  return tops;
}

async function send(code: string, key: string, number: number, move: object) {
  await must(service.base(), eventPath(code, `/rounds/${number}/slip`), {
    method: 'PUT',
    body: { rev: 1, move },
    key,
  });
}

describe('an event of two games', () => {
  it('is played through: rounds numbered on, an empty board, one ranking and one of each game', async () => {
    const tops = await topsOf();
    expect(tops).toHaveLength(4);
    const event = await host();
    const [ana, bo] = [await join(event.code, 'Ana'), await join(event.code, 'Bo')];
    const play = async (number: number, key: string) => {
      const { score: _, ...move } = tops[number - 1] ?? { score: 0 };
      await send(event.code, key, number, move);
    };

    let at = await command(event, 'start');
    expect(at.round).toMatchObject({ number: 1, game: 1, inGame: 1 });
    await play(1, ana.playerKey);
    at = await command(event, 'close-round', { round: 1 });
    expect(at.round?.gameEnd).toBeNull();
    at = await command(event, 'next-round', { round: 1 });
    await play(2, ana.playerKey);
    at = await command(event, 'close-round', { round: 2 });
    // Between the games the event goes on and waits; what comes is not told.
    expect(at).toMatchObject({ status: 'running', nextOpensAt: null, seed: null });
    expect(at.round).toMatchObject({ number: 2, game: 1, inGame: 2, gameEnd: 'rounds-played' });
    expect(at.gameStandings.map(({ name, rank }) => [name, rank])).toEqual([
      ['Ana', 1],
      ['Bo', null],
    ]);

    at = await command(event, 'next-round', { round: 2 });
    expect(at.round).toMatchObject({ number: 3, game: 2, inGame: 1, status: 'open' });
    expect(new Set(at.round?.board)).toEqual(new Set([EMPTY]));
    expect(at.round?.rack.leftover).toBe('');
    await play(3, bo.playerKey);
    at = await command(event, 'close-round', { round: 3 });
    at = await command(event, 'next-round', { round: 3 });
    at = await command(event, 'close-round', { round: 4 });
    expect(at).toMatchObject({ status: 'finished', endReason: 'rounds-played', seed: 'two' });

    const scores = tops.map((top) => top?.score ?? 0);
    const [one = 0, two = 0, three = 0] = scores;
    const rows = (page: StandingsPage) => page.standings.map(({ name, total, rank }) => [name, total, rank]);
    const sorted = [
      ['Ana', one + two],
      ['Bo', three],
    ].sort((a, b) => Number(b[1]) - Number(a[1]));
    expect(rows(await standings(event.code)).map(([name, total]) => [name, total])).toEqual(sorted);
    expect(await standings(event.code)).toMatchObject({ game: null, round: 4 });
    expect(rows(await standings(event.code, '?game=1'))).toEqual([
      ['Ana', one + two, 1],
      ['Bo', 0, null],
    ]);
    const second = await standings(event.code, '?game=2');
    expect(second).toMatchObject({ game: 2, round: 4 });
    expect(rows(second)).toEqual([
      ['Bo', three, 1],
      ['Ana', 0, null],
    ]);
    expect(second.standings[0]?.negative).toBe(-(scores[3] ?? 0));
    expect((await standings(event.code, '?game=3')).standings).toEqual([]);

    const { rounds } = await must<RoundList>(service.base(), eventPath(event.code, '/rounds'));
    expect(rounds.map(({ number, game, inGame }) => [number, game, inGame])).toEqual([
      [1, 1, 1],
      [2, 1, 2],
      [3, 2, 1],
      [4, 2, 2],
    ]);
  });

  it('breaks ties of one game by the rounds of that game', async () => {
    const event = await host({ tieBreak: 'last-rounds' });
    const seats = [await join(event.code, 'Ana'), await join(event.code, 'Bo')];
    const given = [
      [30, 10, 10, 30],
      [10, 30, 30, 10],
    ];
    await command(event, 'start');
    for (let number = 1; number <= 4; number++) {
      await command(event, 'close-round', { round: number });
      for (const [index, { playerId }] of seats.entries())
        await must(service.base(), eventPath(event.code, `/rounds/${number}/rulings`), {
          body: { playerId, kind: 'set', points: given[index]?.[number - 1], reason: 'To tie' },
          key: event.hostKey,
        });
      if (number < 4) await command(event, 'next-round', { round: number });
    }
    const ranks = async (query: string) =>
      (await standings(event.code, query)).standings.map(({ name, total, rank }) => [name, total, rank]);
    expect(await ranks('?game=1')).toEqual([
      ['Bo', 40, 1],
      ['Ana', 40, 2],
    ]);
    for (const [query, total] of [
      ['?game=2', 40],
      ['', 80],
    ] as const)
      expect(await ranks(query)).toEqual([
        ['Ana', total, 1],
        ['Bo', total, 2],
      ]);
  });

  it('pays solos from the first round of each game in which enough take part', async () => {
    const tops = await topsOf();
    const event = await host({ soloPreset: 'fisf', soloMinPlayers: 2 });
    const [ana, bo] = [await join(event.code, 'Ana'), await join(event.code, 'Bo')];
    await command(event, 'start');
    for (let number = 1; number <= 4; number++) {
      const { score = 0, ...move } = tops[number - 1] ?? {};
      await send(event.code, ana.playerKey, number, move);
      // Worth nothing, yet a slip.
      const aside = { row: 15, col: 1, direction: 'across' };
      if (number % 2 === 1) await send(event.code, bo.playerKey, number, { ...move, ...aside });
      await command(event, 'close-round', { round: number });
      const [first] = (await standings(event.code)).standings;
      const paid = tops.slice(0, number).reduce((sum, top) => sum + (top?.score ?? 0) + 10, 0);
      expect(first).toMatchObject({ name: 'Ana', total: paid, solos: number });
      if (number < 4) await command(event, 'next-round', { round: number });
    }
  });

  it('goes on as a file, which is read again', async () => {
    const event = await host();
    const ana = await join(event.code, 'Ana');
    const tops = await topsOf();
    await command(event, 'start');
    for (let number = 1; number <= 4; number++) {
      const { score: _, ...move } = tops[number - 1] ?? { score: 0 };
      await send(event.code, ana.playerKey, number, move);
      await command(event, 'close-round', { round: number });
      if (number < 4) await command(event, 'next-round', { round: number });
    }
    const file = await must<GameFile>(service.base(), eventPath(event.code, '/game.json'));
    expect(file.rounds.map(({ game }) => game)).toEqual([1, 1, 2, 2]);
    const body = { files: [{ name: 'a.json', text: JSON.stringify(file) }] };
    const { files } = await must<ImportedGames>(service.base(), '/api/games', { body });
    expect(files[0]).toMatchObject({ faults: [], differences: [], game: { rounds: 4 } });
    const code = files[0]?.game?.code ?? '';
    for (const game of ['', '?game=1', '?game=2'])
      expect((await standings(code, game)).standings.map(({ total }) => total)).toEqual(
        (await standings(event.code, game)).standings.map(({ total }) => total),
      );
    // Alone, too, there are two games.
    const run = await must<{ id: string }>(service.base(), eventPath(code, '/alone'), { body: {} });
    expect(run.id).toBeTruthy();
  });

  it('ends for good when the host says so between two games', async () => {
    const event = await host({ maxRounds: 1, games: 3 });
    await join(event.code, 'Ana');
    await command(event, 'start');
    await command(event, 'close-round', { round: 1 });
    const at = await command(event, 'finish');
    expect(at).toMatchObject({ status: 'finished', endReason: 'stopped-by-host' });
    expect(at.round).toMatchObject({ number: 1, gameEnd: 'rounds-played' });
  });

  it('opens the next game by itself after a break, where one is set', async () => {
    const event = await host({ pace: 'auto', maxRounds: 1, breakSeconds: 5, gapSeconds: 600 });
    await join(event.code, 'Ana');
    await command(event, 'start');
    const closed = await command(event, 'close-round', { round: 1 });
    expect(closed.nextOpensAt).toBeGreaterThan(closed.now);
    const opened = async () => (await snapshotOf(service.base(), event.code, undefined)).round?.number === 2;
    await expect.poll(opened).toBe(true);
  });

  it('ends a game when a player reaches the target with what that game brought', async () => {
    const extra = { maxRounds: 3, targetScore: 1, seed: 'target' };
    const twin = await topsOf({ maxRounds: 3, seed: 'target' });
    const event = await host(extra);
    const ana = await join(event.code, 'Ana');
    await command(event, 'start');
    const { score: _, ...move } = twin[0] ?? { score: 0 };
    await send(event.code, ana.playerKey, 1, move);
    const closed = await command(event, 'close-round', { round: 1 });
    expect(closed).toMatchObject({ status: 'running', round: { gameEnd: 'target-reached' } });
    const next = await command(event, 'next-round', { round: 1 });
    expect(next.round).toMatchObject({ number: 2, game: 2, inGame: 1 });
    // What the first game brought does not end the second.
    const second = await command(event, 'close-round', { round: 2 });
    expect(second).toMatchObject({ status: 'running', round: { gameEnd: null } });
  });

  it('waits for the racks of a referee', async () => {
    const event = await host({ racks: 'entered', maxRounds: 1, seed: undefined });
    await join(event.code, 'Ana');
    await command(event, 'start', { rack: 'AEINRST' });
    const closed = await command(event, 'close-round', { round: 1 });
    expect(closed.round?.gameEnd).toBe('rounds-played');
    const refused = await call(service.base(), eventPath(event.code, '/next-round'), {
      body: { round: 1, rack: 'BCDFGHJ' },
      key: event.hostKey,
    });
    expect(refused.status).toBe(422);
    const next = await command(event, 'next-round', { round: 1, rack: 'AEINRST' });
    expect(next.round).toMatchObject({ number: 2, game: 2, inGame: 1, rack: { leftover: '' } });
  });
});
