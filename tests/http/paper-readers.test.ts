/** Slips that are read twice: by two correctors, or on paper and from a phone. */
import { describe, expect, it } from 'vitest';
import { must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { Hall, written } from '../support/paper-hall';
import { testService } from '../support/service';

const service = testService();

describe('two correctors', () => {
  it('who read a slip differently are told, until one reading is chosen', async () => {
    const hall = await Hall.create(service.base(), 1);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score)!;
    const [ana, bo] = [await hall.corrector('Ana'), await hall.corrector('Bo')];
    await hall.one({ table: '1', move: 'top' }, ana);
    expect(await hall.one({ table: '1', ...written(top!) }, bo)).toMatchObject({ status: 'unchanged' });
    const second = await hall.one({ table: '1', ...written(below) }, bo);
    expect(second).toMatchObject({ status: 'conflict', entry: { author: 'Bo' } });
    expect(await hall.one({ table: '1', ...written(below) }, bo)).toMatchObject({ status: 'conflict' });
    const row = await hall.row('1');
    expect(row.entry?.author).toBe('Ana');
    expect(row.waiting.map(({ author }) => author)).toEqual(['Bo']);
    expect((await hall.standings()).get('Player 1')?.total).toBe(top!.score);
    await hall.one({ table: '1', ...written(below), replace: true }, bo);
    expect(await hall.row('1')).toMatchObject({ entry: { author: 'Bo' }, waiting: [] });
    expect((await hall.standings()).get('Player 1')?.total).toBe(below.score);
    expect(await hall.journal()).toMatchObject([
      {
        what: 'entered',
        author: 'Bo',
        round: 1,
        player: { table: '1' },
        before: `${top!.score}`,
        after: `${below.score}`,
        reason: Object.values(written(below)).join(' '),
        undone: false,
      },
    ]);
  });

  it('check one another: the second reading confirms the first, or differs', async () => {
    const hall = await Hall.create(service.base(), 3);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score)!;
    await hall.enter([
      { table: '1', move: 'top' },
      { table: '2', move: 'top' },
    ]);
    const bo = await hall.corrector('Bo');
    const { slips } = await hall.enter(
      [
        { table: '1', reading: 2, confirm: true },
        { table: '2', reading: 2, ...written(below) },
        { table: '3', reading: 2, confirm: true },
      ],
      bo,
    );
    expect(slips.map(({ status, code }) => code ?? status)).toEqual([
      'checked',
      'differs',
      'nothing-to-check',
    ]);
    expect((await hall.standings()).get('Player 2')?.total).toBe(top!.score);
    expect((await hall.row('2')).check).toMatchObject({ same: false, author: 'Bo' });
    // The first reader takes over what the second one read.
    await hall.one({ table: '2', ...written(below), replace: true });
    expect((await hall.row('2')).check).toMatchObject({ same: true });
    expect((await hall.standings()).get('Player 2')?.total).toBe(below.score);
  });
});

describe('what another corrector entered', () => {
  it('counts no more once it is replaced, and waits until somebody has looked at both', async () => {
    const hall = await Hall.create(service.base(), 1);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score)!;
    const [ana, bo] = [await hall.corrector('Ana'), await hall.corrector('Bo')];
    const total = async () => (await hall.standings()).get('Player 1')?.total;
    await hall.one({ table: '1', move: 'top' }, bo);
    const line = { table: '1', ...written(below), replace: true };
    expect(await hall.one(line, ana)).toMatchObject({ status: 'entered', entry: { author: 'Ana' } });
    expect(await total()).toBe(below.score);
    const both = { entry: { author: 'Ana' }, waiting: [{ author: 'Bo' }] };
    expect(await hall.row('1')).toMatchObject(both);
    expect(await hall.journal()).toMatchObject([{ what: 'entered', author: 'Ana', after: `${below.score}` }]);
    // Sent again, as no answer came, it settles nothing.
    expect(await hall.one(line, ana)).toMatchObject({ status: 'unchanged' });
    expect(await hall.row('1')).toMatchObject(both);
    await hall.one({ ...line, settle: true }, bo);
    expect(await hall.row('1')).toMatchObject({ entry: { author: 'Ana' }, waiting: [] });
    // Whoever replaces what was entered on the own screen mends it.
    await hall.one({ table: '1', move: 'top', replace: true }, ana);
    expect(await hall.row('1')).toMatchObject({ entry: { author: 'Ana' }, waiting: [] });
    await hall.one({ ...line, settle: true }, bo);
    expect(await hall.row('1')).toMatchObject({ entry: { author: 'Bo' }, waiting: [] });
    expect(await total()).toBe(below.score);
  });

  it('is checked by somebody else; where one person does all, it is told', async () => {
    const hall = await Hall.create(service.base(), 2);
    const [top] = await hall.closed();
    const [ana, bo] = [await hall.corrector('Ana'), await hall.corrector('Bo')];
    const check = { table: '1', reading: 2, confirm: true } as const;
    await hall.one({ table: '1', move: 'top' }, ana);
    expect(await hall.one(check, ana)).toMatchObject({ status: 'checked' });
    expect((await hall.row('1')).check).toMatchObject({ same: true, own: true, author: 'Ana' });
    await hall.one({ table: '2', ...written(top!) }, bo);
    expect((await hall.row('1')).check).toBeNull();
    expect(await hall.one(check, ana)).toMatchObject({ status: 'fault', code: 'own-entry' });
    expect(await hall.one(check, bo)).toMatchObject({ status: 'checked' });
    expect((await hall.row('1')).check).toMatchObject({ same: true, own: false, author: 'Bo' });
    // What Bo reads otherwise may be settled by Ana, but then nobody has checked it.
    await hall.one({ table: '1', reading: 2, empty: true }, bo);
    expect((await hall.row('1')).check).toMatchObject({ same: false });
    await hall.one(check, ana);
    expect(await hall.row('1')).toMatchObject({ entry: { author: 'Ana' }, check: null });
  });
});

describe('a phone and paper', () => {
  it('are both there, and one is chosen', async () => {
    const hall = await Hall.create(service.base(), 0);
    const joined = await must<{ playerId: string; playerKey: string }>(
      hall.event.base,
      hall.event.path('/players'),
      { body: { name: 'Ana', table: '5' } },
    );
    const { round } = await hall.event.command('start');
    const [top, ...others] = legalMoves(round!);
    const below = others.find(({ score }) => score < top!.score)!;
    await must(hall.event.base, hall.event.path('/rounds/1/slip'), {
      method: 'PUT',
      body: { rev: 1, ...written(below) },
      key: joined.playerKey,
    });
    await hall.event.command('close-round');
    const total = async () => (await hall.standings()).get('Ana')?.total;
    expect(await hall.row('5')).toMatchObject({ entry: null, phone: { written: written(below) } });
    expect(await hall.one({ table: '5', move: 'top' })).toMatchObject({ status: 'conflict' });
    expect(await total()).toBe(below.score);
    expect(await hall.one({ table: '5', move: 'top', replace: true })).toMatchObject({ status: 'entered' });
    expect(await total()).toBe(top!.score);
    expect(await hall.row('5')).toMatchObject({ phone: { written: written(below) } });
    await hall.one({ table: '5', move: 'phone' });
    expect(await total()).toBe(below.score);
    expect(await hall.row('5')).toMatchObject({ entry: null, waiting: [], phone: { points: below.score } });
  });

  it('that come in one round: the phone’s counts until somebody chooses', async () => {
    const hall = await Hall.create(service.base(), 1);
    const ana = (await hall.sheet(1).catch(() => null)) ?? null;
    expect(ana).toBeNull();
    const joined = await must<{ playerKey: string }>(hall.event.base, hall.event.path('/players'), {
      body: { name: 'Both', table: '9' },
    });
    const { round } = await hall.event.command('start');
    const [top, ...others] = legalMoves(round!);
    const below = others.find(({ score }) => score < top!.score)!;
    await hall.one({ table: '9', ...written(top!) });
    await must(hall.event.base, hall.event.path('/rounds/1/slip'), {
      method: 'PUT',
      body: { rev: 1, ...written(below) },
      key: joined.playerKey,
    });
    await hall.event.command('close-round');
    expect((await hall.standings()).get('Both')?.total).toBe(below.score);
    const row = await hall.row('9');
    expect(row).toMatchObject({ entry: null, phone: { points: below.score } });
    expect(row.waiting).toHaveLength(1);
    await hall.one({ table: '9', ...written(top!), replace: true });
    expect((await hall.standings()).get('Both')?.total).toBe(top!.score);
  });

  it('are both there in assisted events too', async () => {
    const hall = await Hall.create(service.base(), 1, { entry: 'assisted' });
    const ana = await hall.event.join('Ana');
    const { round } = await hall.event.command('start');
    const [top] = legalMoves(round!);
    await hall.event.send(ana.playerKey, 1, 1, moveOf(top!));
    await hall.event.command('close-round');
    await hall.one({ table: '1', ...written(top!) });
    const standings = await hall.standings();
    expect(standings.get('Ana')?.total).toBe(top!.score);
    expect(standings.get('Player 1')?.total).toBe(top!.score);
  });
});
