/** What stands with a name: the host changes it for one player at a time, and everything that is sorted by it follows. */
import { describe, expect, it } from 'vitest';
import type { Member, MemberList, PlayerDetails, Problem, ResultsFile } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { Hall } from '../support/paper-hall';
import { testService } from '../support/service';

const service = testService();

const change = (event: OutsideEvent, playerId: string, body: object) =>
  call<Member & Problem>(event.base, event.path(`/players/${playerId}`), {
    method: 'PATCH',
    body,
    key: event.created.hostKey,
  });

async function details(event: OutsideEvent, name: string): Promise<PlayerDetails> {
  const path = event.path(`/players?search=${encodeURIComponent(name)}`);
  const { players } = await must<MemberList>(event.base, path, { key: event.created.hostKey });
  const { table, team, club, category, series, licence } = players.find((one) => one.name === name)!;
  return { table, team, club, category, series, licence };
}

const NONE = { table: null, team: null, club: null, category: null, series: null, licence: null };

describe('details of a player', () => {
  it('are given one by one, stay where they are left out, and go by null', async () => {
    const event = await OutsideEvent.create(service.base());
    const { playerId } = await event.join('Ana');
    const all = { table: '7', team: 'Reds', club: 'Lyon', category: 'V', series: 'B', licence: '012 345' };
    expect((await change(event, playerId, all)).status).toBe(200);
    expect(await details(event, 'Ana')).toEqual(all);
    await change(event, playerId, { club: 'Nîmes', series: null });
    expect(await details(event, 'Ana')).toEqual({ ...all, club: 'Nîmes', series: null });
    const { players } = await must<MemberList>(event.base, event.path('/players?search=n%C3%AEmes'), {
      key: event.created.hostKey,
    });
    expect(players.map(({ name }) => name)).toEqual(['Ana']);
  });

  it('are the host’s alone to change, and refused by field where they are too long', async () => {
    const event = await OutsideEvent.create(service.base());
    const { playerId, playerKey } = await event.join('Ana');
    const own = await call(event.base, event.path(`/players/${playerId}`), {
      method: 'PATCH',
      body: { club: 'Lyon' },
      key: playerKey,
    });
    expect(own.status).toBe(403);
    const { status, body } = await change(event, playerId, { club: 'x'.repeat(41), table: 'y'.repeat(41) });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['club', 'table']);
    expect(await details(event, 'Ana')).toEqual(NONE);
  });

  it('know a table by its number, whatever digits it is typed in', async () => {
    const event = await OutsideEvent.create(service.base());
    const { playerId } = await event.join('Ana');
    for (const [typed, table] of Object.entries({ '08': '8', '۰۱۲': '12', 'B 07': 'B 07', '000': '0' })) {
      expect((await change(event, playerId, { table: typed })).status).toBe(200);
      expect((await details(event, 'Ana')).table).toBe(table);
    }
  });

  it('leave a table to whoever hands in paper there; phones may share one', async () => {
    const hall = await Hall.create(service.base(), 2);
    const [ana, bo] = [await hall.event.join('Ana'), await hall.event.join('Bo')];
    const taken = await change(hall.event, ana.playerId, { table: '2' });
    expect(taken.body).toMatchObject({
      code: 'invalid-input',
      errors: { table: ['Somebody else sits at this table.'] },
    });
    for (const { playerId } of [ana, bo])
      expect((await change(hall.event, playerId, { table: '3' })).status).toBe(200);
  });

  it('keep a phone out of a table on paper at the door, too', async () => {
    const hall = await Hall.create(service.base(), 2, { ask: ['table'] });
    const join = (name: string, table: string) =>
      call<Problem>(hall.event.base, hall.event.path('/players'), { body: { name, table } });
    expect(await join('Ana', '2')).toMatchObject({
      status: 422,
      body: {
        code: 'invalid-input',
        errors: { table: ['Somebody hands in slips on paper at this table.'] },
      },
    });
    for (const name of ['Ana', 'Bo']) expect((await join(name, '3')).status).toBe(201);
  });

  it('call a namesake by the new table, unless somebody is called so', async () => {
    const hall = await Hall.create(service.base(), 0);
    await hall.register({
      players: ['1', '2', '3'].map((table) => ({ name: 'Ana', table })),
    });
    const path = hall.event.path('/players');
    const { players } = await must<MemberList>(service.base(), path, { key: hall.key });
    const second = players.find(({ table }) => table === '2')!;
    expect(second.name).toBe('Ana (2)');
    expect((await change(hall.event, second.playerId, { table: '7' })).body.name).toBe('Ana (7)');
    await hall.event.join('Ana (9)');
    expect((await change(hall.event, second.playerId, { table: '9' })).body.name).toBe('Ana (7)');
  });

  it('count at once: sums of clubs and places in a category follow after the event, too', async () => {
    const event = await OutsideEvent.create(service.base(), {
      maxRounds: 1,
      soloPreset: 'none',
      seed: 'details',
    });
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const { round } = await event.command('start');
    const [top] = legalMoves(round!);
    await event.send(bo!.playerKey, 1, 1, moveOf(top!));
    await event.command('close-round', { round: 1 });
    await event.command('finish');
    const results = () => must<ResultsFile>(event.base, event.path('/results.json'));
    expect((await results()).clubs).toEqual([]);
    await change(event, bo!.playerId, { club: 'Lyon', category: 'V' });
    await change(event, ana!.playerId, { club: 'LYON' });
    const { clubs, categories } = await results();
    expect(clubs).toMatchObject([{ name: 'Lyon', total: top!.score }]);
    expect(categories).toMatchObject([{ name: 'V', players: 1 }]);
  });
});
