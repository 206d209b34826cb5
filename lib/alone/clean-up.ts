import { sql } from '@/lib/db';
import { log } from '@/lib/ops';
import { ownRun } from './run-row';
import { stopRun } from './steps';

/** A run without a round that was opened, and one whose player has not come back. */
const EMPTY_DAYS = 7;
const LEFT_DAYS = 30;
/** Of browsers: an account keeps its own. */
const KEPT_DAYS = 365;

/**
 * Takes away runs that were never begun, ends those that were left (what was not played counts as missed), and forgets what
 * browsers without an account played a year ago, but for what stands in the ranking of an event. Games of days that are
 * past the year go with it.
 */
export async function cleanUpRuns(): Promise<{ deleted: number; ended: number }> {
  const deleted = await sql()`
    delete from alone_run
    where (not finished and round = 0 and started_at < now() - make_interval(days => ${EMPTY_DAYS}))
       or (finished and user_id is null and not (kind = 'event' and counted)
           and finished_at < now() - make_interval(days => ${KEPT_DAYS}))
    returning id`;
  const left = await sql()<{ id: string; key: string; userId: string | null }[]>`
    select id, person as key, user_id as "userId" from alone_run r
    where not finished and round > 0 and coalesce(
      (select max(coalesce(received_at, opens_at)) from alone_round o where o.run_id = r.id), started_at)
      < now() - make_interval(days => ${LEFT_DAYS})
    order by started_at, id`;
  let ended = 0;
  for (const { id, ...person } of left) {
    // One whose word list is not there now, or that cannot be ended for another reason, is ended another day.
    try {
      const run = await ownRun(id, person);
      if (run && !(await stopRun(run, { left: true }))) ended++;
    } catch (error) {
      log.warn('a run that was left could not be ended', { run: id, error });
    }
  }
  await sql()`delete from daily_game where day < to_char(now() - make_interval(days => ${KEPT_DAYS}), 'YYYY-MM-DD')`;
  return { deleted: deleted.length, ended };
}
