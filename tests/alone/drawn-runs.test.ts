/** Games that are drawn for one, over the interface. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { RunView } from '@/lib/http/schemas';
import { dayAhead } from '../support/day';
import { legalMoves, moveOf } from '../support/moves';
import { testService } from '../support/service';
import { Browser, best } from './browser';

const service = testService();
const newBrowser = () => new Browser(service.base());

describe('games that are drawn for one', () => {
  const daily = { kind: 'daily', lexicon: 'en', name: 'Fay' };

  it('the game of the day is the same for all, counts once, and keeps its seed', async () => {
    await dayAhead();
    const [fay, gus] = [newBrowser(), newBrowser()];
    const [one, two] = [await fay.begin('/api/alone', daily), await gus.begin('/api/alone', daily)];
    expect(await fay.begin('/api/alone', daily)).toBe(one);
    const [first, other] = [await fay.next(one, 0), await gus.next(two, 0)];
    expect(other.round!.rack).toEqual(first.round!.rack);
    await fay.move(one, 1, best(first));
    await fay.ask(`/api/alone/${one}/stop`, 'POST', {});
    expect(await fay.run(one)).toMatchObject({ finished: true, seed: null, endReason: 'stopped' });
    const seen = (await fay.ask('/api/alone/daily?lexicon=en')).body;
    expect(seen).toMatchObject({ counted: true, seedHash: first.seedHash });
    expect(seen.rows[0]).toMatchObject({ name: 'Fay', rank: 1, mine: true, rounds: 1, of: 10 });
    // One top of ten.
    const { topTotal, total } = await fay.run(one);
    expect(topTotal).toBeGreaterThan(total * 2);
    expect(seen.rows[0].percentage).toBeCloseTo((100 * total) / topTotal, 1);
    const [{ seed } = { seed: '' }] = await sql()`select seed from daily_game where day = ${seen.day}`;
    expect(JSON.stringify([seen, await fay.run(one)])).not.toContain(seed);
    expect(await fay.run(await fay.begin('/api/alone', daily))).toMatchObject({ uncounted: 'repeat' });
  });

  it('solitaire has no clock unless wanted; a bad word is told and does not end the round', async () => {
    const me = newBrowser();
    const id = await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en', openBag: true });
    expect(await me.run(id)).toMatchObject({ round: null, timed: false });
    const run = await me.next(id, 0);
    expect(run).toMatchObject({ timed: false, counted: false });
    const byClock = await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en', secondsPerRound: 60 });
    expect(await me.run(byClock)).toMatchObject({ round: null, timed: true });
    expect(run.bag!.reduce((all, [, count]) => all + count, 0)).toBe(100);
    const { rack } = run.round!;
    const nonsense = (rack.leftover + rack.drawn).replace(/\?/g, 'q');
    const move = { row: 8, col: 2, direction: 'across' as const, word: nonsense };
    const bad = (await me.move(id, 1, move)).body;
    expect(bad).toMatchObject({ round: { status: 'open' }, slip: { valid: false }, tries: 1 });
    expect(bad.round.top).toBeUndefined();
    expect((await me.move(id, 1, null, 2)).body.round.status).toBe('closed');
  });

  it('are listed newest first, those of one moment too', async () => {
    const me = newBrowser();
    const begun: string[] = [];
    for (let run = 0; run < 5; run++)
      begun.push(await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en' }));
    await sql()`update alone_run set started_at = '2026-01-01' where id = any(${begun})`;
    const { runs } = (await me.ask('/api/alone')).body;
    expect(runs.map(({ id }: { id: string }) => id)).toEqual(begun.toReversed());
  });

  it('solitaire against simulated opponents: what they find is told when the round is over, and ranked', async () => {
    const me = newBrowser();
    const rivals = { count: 3, strength: 'master', language: 'fr' };
    const id = await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en', rivals });
    const run = await me.next(id, 0);
    expect(run.rivals).toEqual([]);
    const [{ found } = { found: [] }] = await sql()<{ found: number[] }[]>`
      select rivals as found from alone_round where run_id = ${id} and number = 1`;
    expect(found).toHaveLength(3);
    const top = legalMoves(run.round!)[0]!.score;
    expect(found.every((points) => points > 0 && points <= top)).toBe(true);
    const closed: RunView = (await me.move(id, 1, null)).body;
    expect(closed.rivals.map(({ total }) => total)).toEqual([...found, 0].sort((a, b) => b - a));
    expect(closed.rivals.at(-1)).toMatchObject({ name: null, total: 0, rank: 4 });
    expect(closed.rivals[0]!.name).toMatch(/\(simulé\)$/);
  });

  it('topping ends with the top alone, which costs 20 s after a minute', async () => {
    const me = newBrowser();
    const id = await me.begin('/api/alone', { kind: 'topping', lexicon: 'en' });
    const run = await me.next(id, 0);
    // Only for pages that were left.
    expect(run.round!.closesAt - run.round!.opensAt).toBe(30 * 60_000);
    expect((await me.move(id, 1, moveOf(legalMoves(run.round!).at(-1)!))).body.round.status).toBe('open');
    expect((await me.ask(`/api/alone/${id}/top`, 'POST', { round: 1 })).body.code).toBe('top-not-yet');
    await sql()`
      update alone_round set opens_at = opens_at - interval '61 seconds', closes_at = closes_at - interval '61 seconds'
      where run_id = ${id} and number = 1`;
    const shown = (await me.ask(`/api/alone/${id}/top`, 'POST', { round: 1 })).body;
    expect(shown).toMatchObject({ shown: true, round: { status: 'closed' } });
    expect(shown.usedMs).toBeGreaterThanOrEqual(81_000);
    const second = await me.next(id, 1);
    await sleep(20);
    expect((await me.move(id, 2, best(second))).body).toMatchObject({
      shown: false,
      round: { status: 'closed' },
    });
  });

  it('sudden death ends with the first top that is missed, in ever less time', async () => {
    const me = newBrowser();
    const id = await me.begin('/api/alone', { kind: 'sudden', lexicon: 'en' });
    for (let number = 1; number <= 4; number++) {
      const { round } = await me.next(id, number - 1);
      expect(round!.closesAt - round!.opensAt).toBe(number <= 3 ? 60_000 : 40_000);
      const moves = legalMoves(round!);
      const sent = await me.move(id, number, moveOf(number < 4 ? moves[0]! : moves.at(-1)!));
      expect(sent.body.finished).toBe(number === 4);
    }
    expect(await me.run(id)).toMatchObject({ endReason: 'missed' });
  });
});
