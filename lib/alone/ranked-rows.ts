import type postgres from 'postgres';
import { sql } from '@/lib/db';
import type { AloneRow } from '@/lib/http/schemas';
import type { Person } from './run-row';

/** A list is read, not searched. */
const MOST_ROWS = 200;

/**
 * The counted runs of one game, best first; `of` says which. Without solos: two who played alone may both have had the
 * same one of the room. Where last rounds break ties they do here; a round that was not played counts 0.
 */
export async function rankedRows(
  of: postgres.PendingQuery<postgres.Row[]>,
  { key, userId }: Person,
): Promise<AloneRow[]> {
  return sql()<AloneRow[]>`
    with runs as (
      select *, max(round) over () - round as missing from alone_run where counted and ${of}),
    told as (
      select *, case when settings->>'tieBreak' = 'last-rounds' then array_fill(0, array[missing]) || array(
          select case when closed_at is null then 0 else points end from alone_round
          where run_id = runs.id and opens_at is not null order by number desc) end as tie
      from runs)
    select player_name as name, rank() over (order by total desc, tie desc)::int as rank, total,
           case when top_total > 0 then round(1000.0 * total / top_total) / 10 else 0 end::float8 as percentage,
           (select count(*)::int from alone_round where run_id = told.id and closed_at is not null) as rounds,
           case when finished then (select count(*)::int from alone_round where run_id = told.id) end as "of",
           used_ms as "usedMs", finished, (person = ${key} or coalesce(user_id = ${userId}, false)) as mine
    from told order by total desc, tie desc, finished desc, player_name, started_at, id limit ${MOST_ROWS}`;
}
