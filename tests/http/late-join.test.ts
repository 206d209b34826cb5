import { describe, expect, it } from 'vitest';
import type { AskingList, CreatedEvent, JoinedEvent, Snapshot, StandingsPage } from '@/lib/http/schemas';
import { call, eventPath, must, snapshotOf } from '@/scripts/outside/event-client';
import { testService } from '../support/service';

const service = testService();
const settings = { name: 'Doors', pace: 'host', secondsPerRound: 600, maxRounds: 3, seed: 'doors' };

const host = (lateJoin: string) =>
  must<CreatedEvent>(service.base(), '/api/events', { body: { ...settings, lateJoin } });
const join = (code: string, name: string) =>
  must<JoinedEvent>(service.base(), eventPath(code, '/players'), { body: { name } });
const command = (event: CreatedEvent, name: string, body: object = {}) =>
  must<Snapshot>(service.base(), eventPath(event.code, `/${name}`), { body, key: event.hostKey });
const see = (code: string, key?: string) => snapshotOf(service.base(), code, key);
const asking = (event: CreatedEvent) =>
  must<AskingList>(service.base(), eventPath(event.code, '/asking'), { key: event.hostKey });
const answer = (event: CreatedEvent, playerId: string, admitted: boolean) =>
  must(service.base(), eventPath(event.code, `/players/${playerId}`), {
    method: 'PATCH',
    body: { admitted },
    key: event.hostKey,
  });

describe('whoever comes late', () => {
  it('comes in where the door is open, and has no points for what was missed', async () => {
    const event = await host('open');
    await join(event.code, 'Ana');
    await command(event, 'start');
    await command(event, 'close-round', { round: 1 });
    const late = await join(event.code, 'Late');
    expect(late.waiting).toBe(false);
    expect((await see(event.code, late.playerKey)).you?.name).toBe('Late');
  });

  it('waits for the word of a host who wants to be asked', async () => {
    const event = await host('approval');
    expect((await join(event.code, 'Ana')).waiting).toBe(false);
    await command(event, 'start');
    const [in_, out] = [await join(event.code, 'In'), await join(event.code, 'Out')];
    expect([in_.waiting, out.waiting]).toEqual([true, true]);
    const before = await see(event.code, in_.playerKey);
    expect(before).toMatchObject({ you: null, waiting: true, removed: false, asking: 2, players: 1 });
    // The seat is not there yet: nothing can be sent from it.
    const slip = { rev: 1, move: { row: 8, col: 8, direction: 'across', word: 'AT' } };
    const sent = await call(service.base(), eventPath(event.code, '/rounds/1/slip'), {
      method: 'PUT',
      body: slip,
      key: in_.playerKey,
    });
    expect(sent.status).toBe(403);
    expect((await asking(event)).players.map(({ name }) => name)).toEqual(['In', 'Out']);

    await answer(event, in_.playerId, true);
    const after = await see(event.code, in_.playerKey);
    expect(after).toMatchObject({ you: { name: 'In' }, waiting: false, asking: 1, players: 2 });
    expect(after.version).toBeGreaterThan(before.version);
    await answer(event, out.playerId, false);
    expect(await see(event.code, out.playerKey)).toMatchObject({ you: null, waiting: false, removed: true });
    expect((await asking(event)).players).toEqual([]);

    // Who was refused is in no ranking.
    await command(event, 'close-round', { round: 1 });
    const page = await must<StandingsPage>(service.base(), eventPath(event.code, '/standings'));
    expect(page.standings.map(({ name }) => name).sort()).toEqual(['Ana', 'In']);
  });

  it('stays out where the start shuts the door, until the host opens it', async () => {
    const event = await host('closed');
    await join(event.code, 'Ana');
    expect((await command(event, 'start')).locked).toBe(true);
    const late = await call(service.base(), eventPath(event.code, '/players'), { body: { name: 'Late' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'event-locked' } });
    await command(event, 'lock', { locked: false });
    expect((await join(event.code, 'Late')).waiting).toBe(false);
  });

  it('is answered by the host alone', async () => {
    const event = await host('approval');
    const ana = await join(event.code, 'Ana');
    await command(event, 'start');
    const late = await join(event.code, 'Late');
    for (const key of [ana.playerKey, late.playerKey, undefined]) {
      const path = eventPath(event.code, `/players/${late.playerId}`);
      const tried = await call(service.base(), path, { method: 'PATCH', body: { admitted: true }, key });
      expect([401, 403]).toContain(tried.status);
    }
    expect((await see(event.code, late.playerKey)).waiting).toBe(true);
  });
});

describe('a pair', () => {
  it('joins under both names, with one seat and one slip', async () => {
    const event = await must<CreatedEvent>(service.base(), '/api/events', {
      body: { ...settings, ask: ['partner'] },
    });
    const alone = await call(service.base(), eventPath(event.code, '/players'), { body: { name: 'Ana' } });
    expect(alone.status).toBe(422);
    const pair = await must<JoinedEvent>(service.base(), eventPath(event.code, '/players'), {
      body: { name: 'Ana', partner: 'Bo' },
    });
    expect(pair.name).toBe('Ana / Bo');
    expect((await see(event.code)).players).toBe(1);
  });
});
