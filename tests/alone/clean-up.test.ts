/** What is left of runs that nobody goes on with. */
import { expect, it } from 'vitest';
import { cleanUpRuns } from '@/lib/alone';
import { sql } from '@/lib/db';
import { testService } from '../support/service';
import { Browser, best } from './browser';

const service = testService();
const newBrowser = () => new Browser(service.base());

it('runs that were never begun are forgotten, those that were left are ended, and a year later browsers’ own go', async () => {
  const me = newBrowser();
  const solitaire = { kind: 'solitaire', lexicon: 'en' };
  const [empty, left, fresh] = [
    await me.begin('/api/alone', solitaire),
    await me.begin('/api/alone', solitaire),
    await me.begin('/api/alone', solitaire),
  ];
  await me.next(left, 0);
  const ago = (id: string, days: number) =>
    sql()`update alone_run set started_at = now() - make_interval(days => ${days}) where id = ${id}`;
  await ago(empty, 8);
  await ago(left, 40);
  expect(await cleanUpRuns()).toEqual({ deleted: 1, ended: 0 });
  await sql()`update alone_round set opens_at = now() - interval '31 days' where run_id = ${left}`;
  expect(await cleanUpRuns()).toEqual({ deleted: 0, ended: 1 });
  expect(await me.run(left)).toMatchObject({ finished: true, endReason: 'stopped' });
  await sql()`update alone_run set finished_at = now() - interval '366 days' where id = ${left}`;
  expect(await cleanUpRuns()).toEqual({ deleted: 1, ended: 0 });
  const { runs } = (await me.ask('/api/alone')).body;
  expect(runs.map(({ id }: { id: string }) => id)).toEqual([fresh]);
});

it('a run that was left is ended as if its player had ended it', async () => {
  const me = newBrowser();
  const id = await me.begin('/api/alone', { kind: 'daily', lexicon: 'en' });
  await me.move(id, 1, best(await me.next(id, 0)));
  await me.next(id, 1);
  await sql()`
    update alone_round set opens_at = opens_at - interval '31 days', received_at = received_at - interval '31 days',
      closes_at = closes_at - interval '31 days' where run_id = ${id}`;
  expect(await cleanUpRuns()).toEqual({ deleted: 0, ended: 1 });
  const run = await me.run(id);
  expect(run).toMatchObject({ finished: true, endReason: 'stopped', rounds: 10 });
  expect(run.topTotal).toBeGreaterThan(run.total);
  expect(run.usedMs).toBeLessThan(150_000);
  expect(run.played).toHaveLength(2);
});
