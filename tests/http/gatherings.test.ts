/** The same prepared game in two rooms: what happens in one is not told to whoever has no part in it. */
import { describe, expect, it } from 'vitest';
import { hashKey } from '@/lib/http/keys';
import type {
  CreatedGathering,
  CreatedRoom,
  GatheringRanking,
  GatheringView,
  JoinedEvent,
  PreparedAnswer,
  ResultsFile,
  ScoredMove,
  Snapshot,
} from '@/lib/http/schemas';
import { seedHash } from '@/lib/solver';
import { call, eventPath, follow, must, snapshotOf } from '@/scripts/outside/event-client';
import { testService } from '../support/service';

const service = testService();
const settings = { name: 'Two schools', pace: 'host', secondsPerRound: 600, maxRounds: 2 };
const SEED = 'the seed of two schools';

const base = () => service.base();
const command = (room: CreatedRoom, name: string, body: object = {}) =>
  must<Snapshot>(base(), eventPath(room.code, `/${name}`), { body, key: room.hostKey });
const join = (code: string, name: string) =>
  must<JoinedEvent>(base(), eventPath(code, '/players'), { body: { name } });
const see = (code: string, key?: string) => snapshotOf(base(), code, key);

const FILES = ['csv', 'csv?separator=;', 'xlsx', 'pdf', 'json'];

async function gather(rules: object = {}) {
  const prepared = await must<PreparedAnswer>(base(), '/api/prepared', { body: { settings, seed: SEED } });
  const rounds = prepared.rounds.map(({ text, top: { score: _, ...top } }) => ({ rack: text, top }));
  const body = { ...settings, ...rules, seed: SEED, prepared: { rounds } };
  const made = await must<CreatedGathering>(base(), '/api/gatherings', { body });
  const path = `/api/gatherings/${made.code}`;
  const key = made.hostKey;
  const add = (name: string) => must<CreatedRoom>(base(), `${path}/rooms`, { body: { name }, key });
  const change = (body: object) => must<GatheringView>(base(), path, { method: 'PATCH', body, key });
  const view = (asKey?: string) => must<GatheringView>(base(), path, asKey ? { key: asKey } : {});
  return { ...made, path, add, change, view, tops: prepared.rounds.map(({ top }) => top) };
}

async function playRoom(room: CreatedRoom, player: JoinedEvent, tops: readonly ScoredMove[]) {
  let at = await command(room, 'start');
  for (const [index, { score: _, ...move }] of tops.entries()) {
    const number = index + 1;
    await must(base(), eventPath(room.code, `/rounds/${number}/slip`), {
      method: 'PUT',
      body: { rev: 1, move },
      key: player.playerKey,
    });
    at = await command(room, 'close-round', { round: number });
    if (at.status !== 'finished') at = await command(room, 'next-round', { round: number });
  }
  return at;
}

/** All that somebody can read about a room. */
async function everythingTold(code: string, key?: string): Promise<string> {
  const paths = [
    '',
    '/standings',
    '/standings?game=1',
    '/teams',
    '/groups',
    '/rounds',
    '/rounds/1',
    '/rounds/1/words',
    '/rounds/1/moves',
    '/rounds/1/board.png',
    '/review',
    '/results.csv',
    '/results.json',
    '/results.pdf',
    '/results.xlsx',
    '/tables.csv',
    '/game.json',
    '/alone',
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const { status, body } = await call(base(), eventPath(code, path), key ? { key } : {});
      return `${path} ${status} ${JSON.stringify(body)}`;
    }),
  );
  const messages: unknown[] = [];
  const enough = new AbortController();
  for await (const one of follow(base(), code, { ...(key && { key }), after: 0, signal: enough.signal }))
    if (messages.push(one) === 1) setTimeout(() => enough.abort(), 150);
  return [...answers, JSON.stringify(messages)].join('\n');
}

describe('a gathering', () => {
  it('keeps what happened in a room from whoever is not in it, until the last has finished', async () => {
    const gathering = await gather();
    const [first, second] = [await gathering.add('First'), await gathering.add('Second')];
    const [ana, bo] = [await join(first.code, 'Ana'), await join(second.code, 'Bo')];
    const { tops } = gathering;
    const secrets = [...tops.map(({ word }) => `"${word}"`), SEED];

    // While the first room plays, and when it has finished.
    await command(first, 'start');
    await command(first, 'close-round', { round: 1 });
    for (const key of [undefined, bo.playerKey, second.hostKey]) {
      const told = await everythingTold(first.code, key);
      for (const secret of secrets) expect(told).not.toContain(secret);
    }
    expect((await see(first.code, ana.playerKey)).round?.top).toEqual(tops[0]);
    expect(await see(first.code)).toMatchObject({ round: null, standings: [], keptBack: true });
    await command(first, 'next-round', { round: 1 });
    const over = await command(first, 'close-round', { round: 2 });
    expect(over).toMatchObject({ status: 'finished', seed: null });
    for (const key of [undefined, bo.playerKey, second.hostKey]) {
      const told = await everythingTold(first.code, key);
      for (const secret of secrets) expect(told).not.toContain(secret);
    }
    // In the room all is told but the seed, from which nothing new would follow but its proof.
    const inside = await everythingTold(first.code, ana.playerKey);
    expect(inside).toContain(`"${tops[1]?.word}"`);
    expect(inside).not.toContain(SEED);

    const kept = await call(base(), `${gathering.path}/ranking`);
    expect(kept).toMatchObject({ status: 409, body: { code: 'kept-in-room' } });
    for (const file of FILES)
      expect((await call(base(), `${gathering.path}/ranking.${file}`)).status, file).toBe(409);
    await playRoom(second, bo, tops);
    // Not yet: another room could be added. Nobody plays by now, and nobody is told so.
    expect((await gathering.view()).released).toBe(false);
    const rest = ['ranking', 'ranking.csv'].map((path) => `${gathering.path}/${path}`);
    const ofRoom = ['standings', 'rounds', 'results.csv'].map((path) => eventPath(first.code, `/${path}`));
    for (const path of [...rest, ...ofRoom])
      expect(await call(base(), path), path).toMatchObject({
        status: 409,
        body: { code: 'kept-till-complete' },
      });
    expect((await gathering.change({ complete: true })).released).toBe(true);

    const ranking = await must<GatheringRanking>(base(), `${gathering.path}/ranking`);
    const sum = tops.reduce((all, { score }) => all + score, 0);
    expect(ranking.standings.map(({ rank, name, room, total }) => [rank, name, room, total])).toEqual([
      [1, 'Bo', 'Second', sum],
    ]);
    const told = await everythingTold(first.code);
    for (const { word } of tops) expect(told).toContain(`"${word}"`);
    expect(await see(first.code)).toMatchObject({ seed: SEED });
    const view = await gathering.view();
    expect(view).toMatchObject({ seed: SEED, seedHash: seedHash(SEED), complete: true });
    expect(view.rooms.map(({ code }) => code)).toEqual([first.code, second.code]);
    const { body: csv } = await call(base(), `${gathering.path}/ranking.csv`);
    expect(String(csv)).toContain('Bo');
  });

  it('has one ranking over all rooms in its files, with places and sums over all', async () => {
    const gathering = await gather();
    const rooms = [await gathering.add('First'), await gathering.add('Second'), await gathering.add('Third')];
    const people = ['Ana', 'Bo', 'Cy'].map((name, index) => ({ name, category: index < 2 ? 'A' : 'B' }));
    const seats = await Promise.all(
      people.map((body, index) =>
        must<JoinedEvent>(base(), eventPath(rooms[index]!.code, '/players'), { body }),
      ),
    );
    // Ana and Cy find every top, Bo, whose room is ended early, the first one alone.
    await playRoom(rooms[0]!, seats[0]!, gathering.tops);
    await playRoom(rooms[1]!, seats[1]!, gathering.tops.slice(0, 1));
    await command(rooms[1]!, 'finish');
    await playRoom(rooms[2]!, seats[2]!, gathering.tops);
    await gathering.change({ complete: true });
    const [one, two] = gathering.tops.map(({ score }) => score) as [number, number];
    const file = await must<ResultsFile>(base(), `${gathering.path}/ranking.json`);
    expect(file.event).toMatchObject({ name: 'Two schools', ranked: 3, finished: true });
    expect(
      file.players.map(({ rank, name, room, total, places, rounds }) => [
        ...[rank, name, room, total, places.category],
        rounds.map(({ points }) => points),
      ]),
    ).toEqual([
      [1, 'Ana', 'First', one + two, 1, [one, two]],
      [1, 'Cy', 'Third', one + two, 1, [one, two]],
      [3, 'Bo', 'Second', one, 2, [one, null]],
    ]);
    expect(file.categories.map(({ rank, name, players, total }) => [rank, name, players, total])).toEqual([
      [1, 'B', 1, one + two],
      [2, 'A', 2, 2 * one + two],
    ]);
    expect(file.rounds.map(({ sent, found }) => [sent, found])).toEqual([
      [3, 3],
      [2, 2],
    ]);
    for (const kind of FILES)
      expect((await call(base(), `${gathering.path}/ranking.${kind}`)).status, kind).toBe(200);
  });

  it('breaks ties over all rooms as within one, and measures everybody by the same tops', async () => {
    const gathering = await gather({ tieBreak: 'last-rounds' });
    const people: [name: string, points: number[]][] = [
      ['Ana', [30, 10]],
      ['Bo', [10, 30]],
      ['Cy', [40]],
      ['Di', [10, 30]],
    ];
    for (const [name, points] of people) {
      const room = await gathering.add(`Room of ${name}`);
      const seat = await join(room.code, name);
      await playRoom(room, seat, gathering.tops.slice(0, points.length));
      for (const [index, given] of points.entries())
        await must(base(), eventPath(room.code, `/rounds/${index + 1}/rulings`), {
          body: { playerId: seat.playerId, kind: 'set', points: given, reason: 'To tie' },
          key: room.hostKey,
        });
      if (points.length < gathering.tops.length) await command(room, 'finish');
    }
    await gathering.change({ complete: true });
    const { standings } = await must<GatheringRanking>(base(), `${gathering.path}/ranking`);
    const file = await must<ResultsFile>(base(), `${gathering.path}/ranking.json`);
    const toTop = 40 - file.topTotal;
    for (const rows of [standings, file.players]) {
      expect(rows.map(({ rank, name, total }) => [rank, name, total])).toEqual([
        [1, 'Bo', 40],
        [1, 'Di', 40],
        [3, 'Ana', 40],
        [4, 'Cy', 40],
      ]);
      expect(rows.map(({ negative }) => negative)).toEqual([toTop, toTop, toTop, toTop]);
      expect(new Set(rows.map(({ percentage }) => percentage)).size).toBe(1);
    }
  });

  it('plays one game in all rooms, whatever their hosts would like', async () => {
    const gathering = await gather();
    const [first, second] = [await gathering.add('First'), await gathering.add('Second')];
    const [ana, bo] = [await join(first.code, 'Ana'), await join(second.code, 'Bo')];
    await playRoom(first, ana, gathering.tops);
    const started = await command(second, 'start');
    const refused = await call(base(), eventPath(second.code, '/rounds/1/cancel'), {
      body: { reason: 'No' },
      key: second.hostKey,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'same-in-all-rooms' } });
    expect(started.round?.rack).toEqual((await see(second.code, bo.playerKey)).round?.rack);
    // Who comes late sees the board: only with the host's word.
    expect((await join(second.code, 'Late')).waiting).toBe(true);
    expect(started.settings).toMatchObject({ racks: 'prepared', listed: false, replay: false });
    expect(started.seedHash).toBe(seedHash(SEED));
  });

  it('obeys its host alone', async () => {
    const gathering = await gather();
    const room = await gathering.add('First');
    const strangers = [
      undefined,
      room.hostKey,
      `${gathering.hostKey.slice(0, -1)}${gathering.hostKey.endsWith('A') ? 'B' : 'A'}`,
      hashKey(gathering.hostKey),
    ];
    const tries: [string, string, object][] = [
      ['POST', `${gathering.path}/rooms`, { name: 'Mine' }],
      ['PATCH', gathering.path, { closed: true }],
      ['POST', `${gathering.path}/rooms/${room.code}/host-key`, {}],
    ];
    for (const key of strangers)
      for (const [method, path, body] of tries) {
        const { status } = await call(base(), path, { method, body, ...(key && { key }) });
        expect(status, `${method} ${path}`).toBe(403);
      }
    const outside = await gathering.view();
    expect(outside).toMatchObject({ host: false, released: false, seed: null });
    expect(outside.rooms[0]).toMatchObject({ code: null, rounds: null, name: 'First' });

    const key = gathering.hostKey;
    const renewed = await must<CreatedRoom>(base(), `${gathering.path}/rooms/${room.code}/host-key`, {
      body: {},
      key,
    });
    expect((await see(room.code, renewed.hostKey)).host).toBe(true);
    expect((await see(room.code, room.hostKey)).host).toBe(false);
    expect((await gathering.change({ closed: true })).released).toBe(true);
    const late = await call(base(), `${gathering.path}/rooms`, { body: { name: 'Late' }, key });
    expect(late).toMatchObject({ status: 409, body: { code: 'gathering-complete' } });
  });
});
