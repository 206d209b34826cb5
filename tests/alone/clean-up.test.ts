/** What is left of runs that nobody goes on with. */
import { expect, it } from 'vitest';
import { cleanUpRuns } from '@/lib/alone';
import { sql } from '@/lib/db';
import { testService } from '../support/service';
import { Browser } from './browser';

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
