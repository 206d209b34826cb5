/** The referee’s clock, and what a referee waits for. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { MoveBody } from '@/lib/http/schemas';
import { legalMoves, moveOf } from '../support/moves';
import { Hall, written } from '../support/paper-hall';
import { Referee } from '../support/referee';
import { desk, hosted } from '../support/refereed';
import { testService } from '../support/service';

const service = testService();

describe('a round that is shortened', () => {
  it('ends earlier, but never at once', async () => {
    const { event, referee } = await hosted(service.base(), { secondsPerRound: 600 });
    await event.join('Ana');
    const open = await event.command('start');
    const { version } = open;
    const shorten = () => referee.act('/shorten', { version, seconds: 60 });
    const answers = await Promise.all([shorten(), shorten(), shorten()]);
    for (const { status } of answers) expect(status).toBe(200);
    const shorter = await event.snapshot();
    expect(shorter.round!.closesAt).toBeCloseTo(open.round!.closesAt - 60_000, -2);
    await referee.act('/shorten', { seconds: 3600 });
    const least = await event.snapshot();
    expect(least.round!.closesAt - least.now).toBeGreaterThan(1500);
    expect(least.round!.closesAt - least.now).toBeLessThan(5100);
    await event.command('pause');
    const before = (await event.snapshot()).round!.remainingMs;
    await referee.act('/shorten', { seconds: 60 });
    expect((await event.snapshot()).round!.remainingMs).toBe(before);
  });
});

describe('what a referee waits for', () => {
  it('names tables on paper without a slip, and counts doubtful slips', async () => {
    const { event, referee } = await hosted(service.base());
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    await sql()`update player set paper = true, table_name = '12' where id = ${bo.playerId}`;
    const { round } = await event.command('start');
    const move: MoveBody = moveOf(legalMoves(round!)[0]!);
    await event.send(ana.playerKey, 1, 1, move);
    await event.command('close-round');
    expect(await desk(referee)).toMatchObject({
      round: 1,
      missing: ['12'],
      missingCount: 1,
      doubtful: 0,
      lexiconReady: true,
    });
    await event.send(bo.playerKey, 1, 1, move);
    await referee.rule(1, ana.playerId, 'accept');
    expect(await desk(referee)).toMatchObject({ missingCount: 1, doubtful: 1 });
    await referee.rule(1, bo.playerId, 'zero');
    expect(await desk(referee)).toMatchObject({ missingCount: 0, doubtful: 0 });
  });

  it('counts the slips that correctors read differently, round by round, until they are settled or ruled', async () => {
    const hall = await Hall.create(service.base(), 4);
    const referee = new Referee(hall.event);
    const unsettled = async () => (await desk(referee)).unsettled;
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score)!;
    await hall.enter([1, 2, 3, 4].map((table) => ({ table: `${table}`, move: 'top' as const })));
    expect(await unsettled()).toBeUndefined();
    await hall.enter([
      { table: '1', ...written(below) },
      { table: '2', reading: 2, ...written(below) },
      { table: '3', ...written(below) },
      { table: '4', reading: 2, confirm: true },
    ]);
    expect(await unsettled()).toEqual([{ round: 1, count: 3, tables: ['1', '2', '3'] }]);
    await referee.rule(1, (await hall.row('3')).playerId, 'zero');
    // The next round hides them from nobody, nor does the end.
    await hall.event.command('next-round');
    await hall.event.command('close-round');
    await hall.enter([{ table: '4', move: 'top' }], hall.key, 2);
    await hall.enter([{ table: '4', ...written(below) }], hall.key, 2);
    expect(await unsettled()).toEqual([
      { round: 1, count: 2, tables: ['1', '2'] },
      { round: 2, count: 1, tables: ['4'] },
    ]);
    await hall.event.command('finish');
    await hall.one({ table: '1', ...written(below), replace: true });
    await hall.one({ table: '2', ...written(below), replace: true });
    expect(await unsettled()).toEqual([{ round: 2, count: 1, tables: ['4'] }]);
    expect((await hall.standings()).get('Player 1')?.total).toBe(below.score);
  });
});
