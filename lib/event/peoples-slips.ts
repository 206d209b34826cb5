import type postgres from 'postgres';
import { sql } from '@/lib/db';
import type { Db } from './columns';

/**
 * The slips that are counted, wherever slips and finds of a closed round are: those of people, `s`, with what they were
 * paid in the end, `st`. Simulated players send too and stand in rankings; in counts they are not.
 */
export const peoplesSlips = (round: string | postgres.PendingQuery<postgres.Row[]>, db: Db = sql()) => db`
  slip s join standing st on st.round_id = s.round_id and st.player_id = s.player_id
  where s.round_id = ${round} and s.body is not null and not s.simulated`;

/** How many people sent a slip in the closed round `r`, and how many of them have the top's score. */
export const slipCounts = (db: Db = sql()) => db`
  select count(*)::int as sent, (count(*) filter (where st.points >= r.top_score))::int as found
  from ${peoplesSlips(db`r.id`, db)}`;
