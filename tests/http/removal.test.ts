/** What is taken away on request: an event with all its rows, and a player's name wherever it stands. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { JoinedEvent, Member, Problem, StandingsPage } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { listen } from '../support/listen';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

/** A game of one closed round and one that is open, in which the players but the last have sent something. */
async function played(names: readonly string[]): Promise<{ event: OutsideEvent; players: JoinedEvent[] }> {
  const event = await OutsideEvent.create(service.base());
  const players: JoinedEvent[] = [];
  for (const name of names) players.push(await event.join(name));
  let { round } = await event.command('start');
  for (const number of [1, 2]) {
    const moves = legalMoves(round!).map(moveOf);
    for (const [n, { playerKey }] of players.slice(0, -1).entries())
      await event.send(playerKey, number, 1, moves[n]!);
    if (number === 2) break;
    await event.command('close-round');
    ({ round } = await event.command('next-round'));
  }
  return { event, players };
}

const ask = (
  event: OutsideEvent,
  method: string,
  rest = '',
  key: string | undefined = event.created.hostKey,
) => call<Member & Problem>(event.base, event.path(rest), { method, key });

/** Rows of every table that name this event, one of its rounds or players. */
async function rowsLeft(ids: { event: string; rounds: string[]; players: string[] }): Promise<object> {
  const [row] = await sql()`
    select (select count(*) from event where id = ${ids.event})::int as events,
      (select count(*) from game where event_id = ${ids.event})::int as games,
      (select count(*) from log_entry where event_id = ${ids.event})::int as log,
      (select count(*) from round where id = any(${ids.rounds}))::int as rounds,
      (select count(*) from player where id = any(${ids.players}))::int as players,
      (select count(*) from slip where round_id = any(${ids.rounds}) or player_id = any(${ids.players}))::int as slips,
      (select count(*) from standing where round_id = any(${ids.rounds}))::int as standings,
      (select count(*) from draft where round_id = any(${ids.rounds}))::int as drafts`;
  return row as object;
}

const NOTHING = { events: 0, games: 0, log: 0, rounds: 0, players: 0, slips: 0, standings: 0, drafts: 0 };

describe('an event that its host removes', () => {
  it('leaves no row, ends all streams, and is not there any more; others stay', async () => {
    const [{ event, players }, other] = [await played(['Ana', 'Bo', 'Cy']), await played(['Ana', 'Bo'])];
    const rounds = await sql()<{ id: string }[]>`
      select r.id from round r join game g on g.id = r.game_id where g.event_id = ${event.created.id}`;
    const ids = {
      event: event.created.id,
      rounds: rounds.map(({ id }) => id),
      players: players.map(({ playerId }) => playerId),
    };
    expect(await rowsLeft(ids)).toMatchObject({ events: 1, players: 3, slips: 4, standings: 3 });
    const stream = listen(event);
    await stream.begun();
    expect((await ask(event, 'DELETE')).status).toBe(200);
    expect(await rowsLeft(ids)).toEqual(NOTHING);
    await stream.ended;
    expect(stream.messages.at(-1)?.type).toBe('deleted');
    for (const key of [event.created.hostKey, players[0]!.playerKey])
      expect((await ask(event, 'GET', '', key)).body.code).toBe('event-deleted');
    expect((await event.send(players[0]!.playerKey, 2, 2, null)).status).toBe(410);
    expect((await other.event.snapshot(other.players[0]!.playerKey)).you?.slip).not.toBeNull();
  });

  it('is removed by nobody else', async () => {
    const { event, players } = await played(['Ana', 'Bo']);
    expect((await ask(event, 'DELETE', '', players[0]!.playerKey)).status).toBe(403);
    const stranger = await call(event.base, event.path(), { method: 'DELETE' });
    expect(stranger.status).toBe(401);
    const crossing = await call(event.base, event.path(), {
      method: 'DELETE',
      headers: {
        cookie: `onerack_host_${event.code}=${event.created.hostKey}`,
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(crossing.status).toBe(403);
    expect((await event.snapshot()).status).toBe('running');
  });

  it('takes slips that come in the same moment with it', async () => {
    const { event, players } = await played(['Ana', 'Bo']);
    const sent = Array.from({ length: 40 }, (_, n) => event.send(players[0]!.playerKey, 2, n + 2, null));
    const removed = ask(event, 'DELETE');
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect((await removed).status).toBe(200);
    expect(statuses.filter((status) => ![200, 403, 404, 409, 410].includes(status))).toEqual([]);
    const [left] = await sql()<{ count: number }[]>`
      select count(*)::int as count from slip where player_id = ${players[0]!.playerId}`;
    expect(left?.count).toBe(0);
  });
});

describe('a player who is erased', () => {
  it('is nowhere any more by name, and the others’ results stand', async () => {
    const { event, players } = await played(['Ana Ruiz', 'Bo', 'Cy']);
    const [ana] = players;
    const standings = () => must<StandingsPage>(event.base, event.path('/standings'));
    const before = await standings();
    await call(event.base, event.path(`/players/${ana!.playerId}`), {
      method: 'PATCH',
      body: { name: 'Anna "A" Ruiz' },
      key: event.created.hostKey,
    });
    const { status, body } = await ask(event, 'POST', `/players/${ana!.playerId}/erase`);
    expect(status).toBe(200);
    expect(body.name).toMatch(/^#\d{4}$/);
    const rows = await sql()<{ text: string }[]>`
      select data::text as text from log_entry where event_id = ${event.created.id}
      union all select data::text from referee_act where event_id = ${event.created.id}
      union all select row_to_json(p)::text from player p where event_id = ${event.created.id}`;
    const all = rows.map(({ text }) => text).join('\n');
    expect(all).not.toContain('Ruiz');
    expect(all).toContain(body.name);
    const after = await standings();
    expect(after.standings.map(({ total, rank }) => [total, rank])).toEqual(
      before.standings.map(({ total, rank }) => [total, rank]),
    );
    expect(JSON.stringify(after) + JSON.stringify(await event.snapshot())).not.toContain('Ruiz');
    expect((await event.snapshot(ana!.playerKey)).you).toBeNull();
    expect((await event.send(ana!.playerKey, 2, 9, null)).status).toBe(403);
    await event.command('close-round');
  });

  it('is erased by the host alone, and only in the own event', async () => {
    const [{ event, players }, other] = [await played(['Ana', 'Bo']), await played(['Cy', 'Di'])];
    const path = `/players/${players[0]!.playerId}/erase`;
    expect((await ask(event, 'POST', path, players[0]!.playerKey)).status).toBe(403);
    expect((await ask(other.event, 'POST', path)).body.code).toBe('player-not-found');
  });
});

describe('a removed player', () => {
  it('is told so, with the key that was good, until the host takes it back', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    expect(await event.snapshot(ana.playerKey)).toMatchObject({ removed: false, you: { name: 'Ana' } });
    await ask(event, 'DELETE', `/players/${ana.playerId}`);
    expect(await event.snapshot(ana.playerKey)).toMatchObject({ removed: true, you: null });
    expect(await event.snapshot()).toMatchObject({ removed: false, you: null });
    await call(event.base, event.path(`/players/${ana.playerId}`), {
      method: 'PATCH',
      body: { removed: false },
      key: event.created.hostKey,
    });
    expect(await event.snapshot(ana.playerKey)).toMatchObject({ removed: false, you: { name: 'Ana' } });
  });
});
