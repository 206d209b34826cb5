/** Keys that end: at once, in every process, with the streams that were opened with them. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { hashKey } from '@/lib/http/keys';
import type { Member, MemberList, Problem, StreamMessage } from '@/lib/http/schemas';
import { call, follow, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

const create = (settings: object = {}) => OutsideEvent.create(service.base(), settings);

const change = (event: OutsideEvent, id: string, method: string, body?: object) =>
  call<Member & Problem>(event.base, event.path(`/players/${id}`), {
    method,
    key: event.created.hostKey,
    ...(body && { body }),
  });

/** Everything that a stream says until it ends; `began` when it has said something. */
function listen(event: OutsideEvent, key?: string) {
  const messages: StreamMessage[] = [];
  let begin = () => {};
  const began = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const read = async () => {
    for await (const message of follow(event.base, event.code, {
      key,
      signal: AbortSignal.timeout(120_000),
    })) {
      messages.push(message);
      begin();
    }
  };
  return { messages, began, ended: read() };
}

describe('a removed player', () => {
  it('has a key that opens nothing, and a stream that ends; the others are told', async () => {
    const event = await create();
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const [anas, bos] = [listen(event, ana.playerKey), listen(event, bo.playerKey)];
    await Promise.all([anas.began, bos.began]);
    expect((await change(event, ana.playerId, 'DELETE')).body).toMatchObject({ name: 'Ana', removed: true });
    await anas.ended;
    expect((await event.snapshot(ana.playerKey)).you).toBeNull();
    const { round } = await event.command('start');
    const [move] = legalMoves(round!).map(moveOf);
    expect((await event.send(ana.playerKey, 1, 1, move!)).status).toBe(403);
    expect(await event.send(bo.playerKey, 1, 1, move!)).toMatchObject({ status: 200 });
    await expect
      .poll(() => bos.messages.find(({ type }) => type === 'lobby')?.data)
      .toMatchObject({
        players: 1,
        left: ['Ana'],
      });
    expect((await event.snapshot()).players).toBe(1);
  });

  it('learns it when the stream comes back: by a snapshot without a seat, whatever was seen last', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    const { version } = await event.snapshot(ana.playerKey);
    await must(event.base, event.path(`/players/${ana.playerId}`), {
      method: 'DELETE',
      key: event.created.hostKey,
    });
    for await (const message of follow(event.base, event.code, { key: ana.playerKey, after: version })) {
      expect(message).toMatchObject({ type: 'snapshot', data: { you: null } });
      break;
    }
  });

  it('is out of the standings at once, with slips kept, and comes back as before', async () => {
    const event = await create();
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const { round } = await event.command('start');
    const moves = legalMoves(round!).map(moveOf);
    await event.send(ana.playerKey, 1, 1, moves[0]!);
    await event.send(bo.playerKey, 1, 1, moves.at(-1)!);
    const before = await event.command('close-round');
    expect(before.standings.map(({ name, rank }) => [name, rank])).toEqual([
      ['Ana', 1],
      ['Bo', 2],
    ]);
    await change(event, ana.playerId, 'DELETE');
    const without = await event.snapshot();
    expect(without.standings.map(({ name, rank }) => [name, rank])).toEqual([['Bo', 1]]);
    expect((await change(event, ana.playerId, 'DELETE')).status).toBe(200);
    expect((await event.snapshot()).version).toBe(without.version);
    const kept = await sql()`select 1 from slip where player_id = ${ana.playerId}`;
    expect(kept).toHaveLength(1);
    await change(event, ana.playerId, 'PATCH', { removed: false });
    const after = await event.snapshot(ana.playerKey);
    expect(after.standings).toEqual(before.standings);
    expect(after.you?.result).toMatchObject({ rank: 1 });
    expect(after.players).toBe(2);
  });

  it('keeps what warnings cost at the end of the game', async () => {
    const event = await create({ freeWarnings: 0 });
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const { round } = await event.command('start');
    const [move] = legalMoves(round!).map(moveOf);
    await event.send(bo.playerKey, 1, 1, move!);
    await sql()`update slip set ruling = 'warning' where player_id = ${bo.playerId}`;
    await event.command('close-round');
    const { standings } = await event.command('finish');
    await change(event, ana.playerId, 'DELETE');
    const [row] = (await event.snapshot()).standings;
    expect(row).toMatchObject({ name: 'Bo', warnings: 1 });
    expect(row?.total).toBe(standings.find(({ name }) => name === 'Bo')?.total);
  });

  it('who came a moment ago is in no list of names that is told', async () => {
    const event = await create();
    const stream = listen(event);
    await stream.began;
    const [, cy] = [await event.join('Ana'), await event.join('Cy')];
    await change(event, cy.playerId, 'DELETE');
    const lobbies = () => stream.messages.flatMap(({ type, data }) => (type === 'lobby' ? [data] : []));
    await expect.poll(() => lobbies().at(-1)).toMatchObject({ players: 1, left: ['Cy'] });
    const shown = lobbies().reduce<string[]>(
      (names, { joined, left = [] }) => [...joined, ...names.filter((name) => !left.includes(name))],
      [],
    );
    expect(shown).toEqual(['Ana']);
  });

  it('is forgotten when another process removed it', async () => {
    const event = await create();
    const ana = await event.join('Ana');
    const stream = listen(event, ana.playerKey);
    await stream.began;
    await sql().begin(async (tx) => {
      await tx`update player set removed_at = clock_timestamp() where id = ${ana.playerId}`;
      const text = `${event.created.id}:seat:${hashKey(ana.playerKey)}:${ana.playerId}`;
      await tx`select pg_notify('onerack', ${text})`;
    });
    await stream.ended;
    expect((await event.snapshot(ana.playerKey)).you).toBeNull();
  });
});

describe('a host', () => {
  it('renames a player, to a name that is free', async () => {
    const event = await create();
    const [ana, bo] = [await event.join('<i>rude</i>'), await event.join('Bo')];
    const stream = listen(event, ana.playerKey);
    await stream.began;
    expect(await change(event, ana.playerId, 'PATCH', { name: ' bO ' })).toMatchObject({
      status: 409,
      body: { code: 'name-taken', suggestion: 'bO 2' },
    });
    expect((await change(event, ana.playerId, 'PATCH', { name: 'Ana' })).body.name).toBe('Ana');
    expect((await event.snapshot(ana.playerKey)).you?.name).toBe('Ana');
    expect((await event.snapshot(bo.playerKey)).joined.sort()).toEqual(['Ana', 'Bo']);
    await expect
      .poll(() => stream.messages.find(({ type }) => type === 'lobby')?.data)
      .toMatchObject({
        joined: ['Ana'],
        left: ['<i>rude</i>'],
      });
    await event.join('<i>rude</i>');
  });

  it('sees everybody who joined; nobody else does', async () => {
    const event = await create();
    const [ana] = [await event.join('Ana'), await event.join('Bo')];
    await change(event, ana.playerId, 'DELETE');
    const path = event.path('/players');
    const { players } = await must<MemberList>(event.base, path, { key: event.created.hostKey });
    expect(players.map(({ name, removed }) => [name, removed])).toEqual([
      ['Ana', true],
      ['Bo', false],
    ]);
    expect((await call(event.base, path)).status).toBe(401);
  });

  it('of another event, a player or nobody changes no player', async () => {
    const [event, other] = [await create(), await create()];
    const ana = await event.join('Ana');
    const path = event.path(`/players/${ana.playerId}`);
    for (const key of [ana.playerKey, other.created.hostKey])
      expect((await call(event.base, path, { method: 'DELETE', key })).status).toBe(403);
    expect((await call(event.base, path, { method: 'DELETE' })).status).toBe(401);
    expect((await change(other, ana.playerId, 'DELETE')).body.code).toBe('player-not-found');
    expect((await change(event, ana.playerId, 'PATCH', {})).body.code).toBe('invalid-input');
    expect((await event.snapshot()).players).toBe(1);
  });

  it('makes a new key, and the old one ends with its streams', async () => {
    const event = await create();
    const old = event.created.hostKey;
    const [hosts, public_] = [listen(event, old), listen(event)];
    await Promise.all([hosts.began, public_.began]);
    const { hostKey } = await must<{ hostKey: string }>(event.base, event.path('/host-key'), {
      method: 'POST',
      key: old,
    });
    await hosts.ended;
    await expect.poll(async () => (await event.snapshot(old)).host).toBe(false);
    expect((await event.snapshot(hostKey)).host).toBe(true);
    const start = (key: string) => call(event.base, event.path('/start'), { body: {}, key });
    expect((await start(old)).status).toBe(403);
    expect((await start(hostKey)).status).toBe(200);
    // Spectators' streams go on.
    await expect.poll(() => public_.messages.map(({ type }) => type)).toContain('round-open');
  });

  it('of two who make a new key with the same one at once, one has it', async () => {
    const event = await OutsideEvent.create(service.base());
    const make = () =>
      call<{ hostKey: string }>(event.base, event.path('/host-key'), {
        method: 'POST',
        key: event.created.hostKey,
      });
    const answers = await Promise.all([make(), make(), make()]);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const opens = await call(event.base, event.path('/players'), { key: made[0]!.body.hostKey });
    expect(opens.status).toBe(200);
  });
});
