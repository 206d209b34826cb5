/** Slips on paper: how they count, what is refused, the top for everybody, and many at once. */
import { describe, expect, it } from 'vitest';
import type { EnterSlips, PaperMoves, Problem, ResultsFile, SlipPage } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { Hall, written } from '../support/paper-hall';
import { testService } from '../support/service';

const service = testService();

describe('slips on paper', () => {
  it('count at once, by the table of slips, and tell the corrector how', async () => {
    const hall = await Hall.create(service.base(), 5);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score && score > 5)!;
    const { slips } = await hall.enter([
      { table: '1', move: 'top' },
      { table: '2', ...written(below) },
      { table: '3', ...written(below), claimed: below.score + 1 },
      { table: '4', ...written(below), word: [...below.word].reverse().join('') },
      { table: '5', empty: true },
    ]);
    expect(slips.map(({ status, entry }) => [status, entry?.judged?.ruling])).toEqual([
      ['entered', 'paid'],
      ['entered', 'paid'],
      ['entered', 'warning'],
      ['entered', 'zero'],
      ['entered', 'zero'],
    ]);
    expect(slips[2]!.entry!.judged).toMatchObject({ reason: 'score-wrong' });
    const standings = await hall.standings();
    expect(standings.get('Player 1')).toMatchObject({ total: top!.score, rank: 1 });
    expect(standings.get('Player 3')).toMatchObject({ warnings: 1, rank: 2 });
    expect(standings.get('Player 5')).toMatchObject({ total: 0, rank: 4 });
  });

  it('have marks: a warning, a penalty', async () => {
    const hall = await Hall.create(service.base(), 2);
    const [top] = await hall.closed();
    await hall.enter([
      { table: '1', move: 'top', warning: true },
      { table: '2', move: 'top', penalty: true },
    ]);
    const standings = await hall.standings();
    expect(standings.get('Player 1')).toMatchObject({ total: top!.score, warnings: 1 });
    expect(standings.get('Player 2')).toMatchObject({ total: top!.score - 5, penalties: 1 });
  });

  it('are no solo where somebody has as much: the corrector and the referee are told', async () => {
    const hall = await Hall.create(service.base(), 3);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score)!;
    const path = (shown: string) => hall.event.path(`/rounds/1/judgements?shown=${shown}`);
    const doubtful = async () =>
      (await must<SlipPage>(hall.event.base, path('doubtful'), { key: hall.key })).lines.map((line) => [
        line.table,
        line.noSolo,
      ]);
    const first = await hall.one({ table: '1', ...written(below), solo: true });
    expect(first).toMatchObject({ status: 'entered' });
    expect(first.noSolo).toBeUndefined();
    expect(await doubtful()).toEqual([]);
    expect(await hall.one({ table: '2', move: 'top', solo: true })).not.toHaveProperty('noSolo');
    expect(await doubtful()).toEqual([['1', true]]);
    expect(await hall.one({ table: '3', ...written(below), solo: true })).toMatchObject({ noSolo: true });
    expect(await doubtful()).toEqual([
      ['1', true],
      ['3', true],
    ]);
    expect(await hall.one({ table: '3', move: 'top', solo: true, replace: true })).toMatchObject({
      noSolo: true,
    });
    expect(await doubtful()).toHaveLength(3);
  });

  it('have no place in the results where they name none', async () => {
    const hall = await Hall.create(service.base(), 2);
    const [top] = await hall.closed();
    await hall.enter([{ table: '1', word: top!.word, claimed: top!.score }]);
    await hall.one({ table: '2', move: 'top' });
    const { base, path } = { base: hall.event.base, path: hall.event.path('/results.json') };
    const { players } = await must<ResultsFile>(base, path, { key: hall.key });
    const [one, two] = ['1', '2'].map(
      (table) => players.find((player) => player.table === table)!.rounds[0]!,
    );
    expect(one).toMatchObject({ points: top!.score - 5, mark: 'penalty', move: null });
    expect(one!.written).toEqual({ reference: '', word: top!.word, claimed: top!.score });
    expect(two).toMatchObject({ points: top!.score, move: moveOf(top!) });
  });

  it('sent again change nothing; a line that is wrong does not stop the others', async () => {
    const hall = await Hall.create(service.base(), 2);
    await hall.closed();
    const slips: EnterSlips['slips'] = [
      { table: '1', move: 'top' },
      { table: '99', move: 'top' },
      { table: '2' },
      { table: '1', move: 'top' },
    ];
    const first = await hall.enter(slips);
    expect(first.slips.map(({ status, code }) => code ?? status)).toEqual([
      'entered',
      'no-such-table',
      'nothing-said',
      'said-twice',
    ]);
    const { version } = await hall.event.snapshot();
    expect((await hall.enter(slips)).slips[0]).toMatchObject({ status: 'unchanged' });
    expect((await hall.event.snapshot()).version).toBe(version);
  });

  it('find whoever hands in paper at a table where a phone sits by now, too', async () => {
    const hall = await Hall.create(service.base(), 1);
    const { rows } = await (async () => {
      await hall.closed();
      return hall.sheet();
    })();
    const { playerId } = rows[0]!;
    const seat = (body: object, id = playerId) =>
      must(hall.event.base, hall.event.path(`/players/${id}`), { method: 'PATCH', body, key: hall.key });
    await seat({ removed: true });
    const [ana, bo] = [await hall.event.join('Ana'), await hall.event.join('Bo')];
    await seat({ table: '1' }, ana.playerId);
    expect(await hall.one({ table: '1', empty: true })).toMatchObject({ playerId: ana.playerId });
    await seat({ removed: false });
    expect(await hall.one({ table: '1', empty: true })).toMatchObject({ status: 'entered', playerId });
    for (const phone of [ana, bo]) await seat({ table: '9' }, phone.playerId);
    expect(await hall.one({ table: '9', empty: true })).toMatchObject({ code: 'table-twice' });
  });

  it('stay secret while the round runs, and count with its close', async () => {
    const hall = await Hall.create(service.base(), 2);
    const ana = await hall.event.join('Ana');
    const { round } = await hall.event.command('start');
    const [top, other] = legalMoves(round!);
    const entered = await hall.one({ table: '1', ...written(top!) });
    expect(entered).toMatchObject({ status: 'entered', entry: { judged: null } });
    expect(await hall.sheet()).toMatchObject({ status: 'open', top: null, isotops: [] });
    const refused = await call<Problem>(hall.event.base, hall.event.path('/rounds/1/slips'), {
      key: ana.playerKey,
    });
    expect(refused.status).toBe(403);
    const moves = await call(hall.event.base, hall.event.path('/rounds/1/slips/moves'), { key: hall.key });
    expect(moves.status).toBe(404);
    // Nor does anybody get the top's word out of the service.
    expect(await hall.one({ table: '2', move: 'top' })).toMatchObject({ code: 'top-not-yet', entry: null });
    // Before the close a correction needs to have seen the entry, as after it.
    expect(await hall.one({ table: '1', ...written(other!) })).toMatchObject({ status: 'conflict' });
    expect(await hall.one({ table: '1', ...written(other!), replace: true })).toMatchObject({
      status: 'entered',
    });
    // The desk counts it among those that are in, as soon as a phone's.
    const desk = async () => (await hall.event.snapshot(hall.key)).slips;
    expect(await desk()).toBe(1);
    await hall.event.send(ana.playerKey, 1, 1, null);
    expect(await desk()).toBe(1);
    await hall.event.command('close-round');
    const standings = await hall.standings();
    expect(standings.get('Player 1')).toMatchObject({ total: other!.score, rank: 1 });
    expect((await hall.row('1')).entry).toMatchObject({ judged: { points: other!.score } });
  });

  it('of a round that is not there are refused', async () => {
    const hall = await Hall.create(service.base(), 1);
    const path = hall.event.path('/rounds/1/slips');
    const body = { slips: [{ table: '1', move: 'top' }] };
    expect(await call(hall.event.base, path, { body, key: hall.key })).toMatchObject({ status: 404 });
  });

  it('offer every legal move of the closed round', async () => {
    const hall = await Hall.create(service.base(), 1);
    const moves = await hall.closed();
    const path = hall.event.path('/rounds/1/slips/moves');
    const told = await must<PaperMoves>(hall.event.base, path, { key: hall.key });
    expect(told.moves).toHaveLength(moves.length);
    expect(told.moves[0]?.[4]).toBe(moves[0]!.score);
  });
});

describe('the top for everybody', () => {
  it('is corrected by whatever is entered afterwards', async () => {
    const hall = await Hall.create(service.base(), 3);
    const moves = await hall.closed();
    const below = moves.find(({ score }) => score < moves[0]!.score)!;
    await hall.one({ table: '3', ...written(below) });
    const all = ['1', '2', '3'].map((table) => ({ table, move: 'top' as const, given: true }));
    const { slips } = await hall.enter(all);
    expect(slips.map(({ status }) => status)).toEqual(['entered', 'entered', 'unchanged']);
    expect(await hall.one({ table: '2', ...written(below) })).toMatchObject({ status: 'entered' });
    const standings = await hall.standings();
    expect([1, 2, 3].map((n) => standings.get(`Player ${n}`)?.total)).toEqual([
      moves[0]!.score,
      below.score,
      below.score,
    ]);
    expect((await hall.sheet()).rounds).toEqual([{ number: 1, closed: true, missing: 0 }]);
    // Nobody has entered a slip twice.
    expect(await hall.journal()).toEqual([]);
  });
});

describe('a large hall', () => {
  it('enters three hundred slips in one request', async () => {
    const hall = await Hall.create(service.base(), 300);
    const moves = await hall.closed();
    const slips = Array.from({ length: 300 }, (_, n) => ({
      table: `${n + 1}`,
      ...(n % 3 === 0 ? { move: 'top' as const } : written(moves[n % moves.length]!)),
    }));
    const entered = await hall.enter(slips);
    expect(entered.slips.every(({ status }) => status === 'entered')).toBe(true);
    expect((await hall.sheet()).rounds[0]).toMatchObject({ missing: 0 });
  });
});
