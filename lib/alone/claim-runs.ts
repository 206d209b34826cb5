import { sql, transaction } from '@/lib/db';
import type { Person } from './run-row';

/** Somebody who is signed in, in the browser that was played in. */
type Account = Person & { userId: string };

/** How many runs were played in this browser without an account. */
export async function unclaimedRuns({ key }: Person): Promise<number> {
  const [row] = await sql()<{ runs: number }[]>`
    select count(*)::int as runs from alone_run where person = ${key} and user_id is null and round > 0`;
  return row?.runs ?? 0;
}

/**
 * Makes them the account's, so that what was missed comes back on any device. Of one event, and of one day's game, the
 * run that was begun first goes on counting: once is once, under whatever name.
 */
export async function claimRuns({ key, userId }: Account): Promise<number> {
  return transaction(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`claim ${userId}`}, 0))`;
    const claimed = await tx`
      update alone_run set user_id = ${userId} where person = ${key} and user_id is null returning id`;
    await tx`
      update alone_run later set counted = false, uncounted = 'repeat'
      where later.user_id = ${userId} and later.counted and exists (
        select 1 from alone_run first
        where first.user_id = later.user_id and first.counted
          and (first.event_id = later.event_id or (first.day = later.day and first.lexicon = later.lexicon))
          and (first.started_at, first.id) < (later.started_at, later.id))`;
    return claimed.length;
  });
}
