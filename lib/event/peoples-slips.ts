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

type TopScore = number | postgres.PendingQuery<postgres.Row[]>;

/**
 * Whether the move of the slip `s` is the top of its round or worth as much, whatever a ruling made of it: points that
 * were set for another move do not make it one. `st`: what was paid, which says that a referee took a word that no list has.
 */
export const hasTopMove = (topScore: TopScore, db: Db = sql()) => db`
  (s.worth >= ${topScore}::int and (s.valid or st.points >= ${topScore}::int))`;

/** Whether the slip has found the top: as for solos a penalty takes nothing from that, a zero all of it. */
export const foundTop = (topScore: TopScore, db: Db = sql()) => db`
  (${hasTopMove(topScore, db)} and st.points > 0)`;

/** How many people sent a slip in the closed round `r`, and how many of them found the top. */
export const slipCounts = (db: Db = sql()) => db`
  select count(*)::int as sent, (count(*) filter (where ${foundTop(db`r.top_score`, db)}))::int as found
  from ${peoplesSlips(db`r.id`, db)}`;
