import { sql } from '@/lib/db';

/** Days without a change. */
const WAITING_DAYS = 14;
const OVER_DAYS = 365;

/** Takes away tables that nobody came to, and games that were over a year ago. Those being played end by their clocks. */
export async function cleanUpTables(): Promise<number> {
  const gone = await sql()`
    delete from classic_table
    where (status = 'waiting' and changed_at < now() - make_interval(days => ${WAITING_DAYS}))
       or (status = 'over' and changed_at < now() - make_interval(days => ${OVER_DAYS}))
    returning id`;
  return gone.length;
}
