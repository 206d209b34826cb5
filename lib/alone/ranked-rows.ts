import type postgres from 'postgres';
import { sql } from '@/lib/db';
import type { AloneRow } from '@/lib/http/schemas';
import type { Person } from './run-row';

/** A list is read, not searched. */
const MOST_ROWS = 200;

/** The counted runs of one game, best first; `of` says which. */
export async function rankedRows(
  of: postgres.PendingQuery<postgres.Row[]>,
  { key, userId }: Person,
): Promise<AloneRow[]> {
  return sql()<AloneRow[]>`
    select player_name as name, rank() over (order by total desc)::int as rank, total,
           case when top_total > 0 then round(1000.0 * total / top_total) / 10 else 0 end::float8 as percentage,
           (select count(*)::int from alone_round where run_id = alone_run.id and closed_at is not null) as rounds,
           used_ms as "usedMs", finished, (person = ${key} or coalesce(user_id = ${userId}, false)) as mine
    from alone_run where counted and ${of}
    order by total desc, finished desc, player_name limit ${MOST_ROWS}`;
}
