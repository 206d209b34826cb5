import type postgres from 'postgres';
import { sql } from '@/lib/db';
import type { OwnResult } from '@/lib/http/schemas';
import type { Db } from './columns';
import { joiningByHash } from './join-by-hash';

/** A player's result of a round, as JSON text made by the database: it is sent on as it is. */
export interface ResultRow {
  playerId: string;
  result: string;
}

/** So many come as one row of the database: a row of its own costs more than a result. */
const RESULTS_IN_A_ROW = 250;
/** Beyond it the results of all players are read, which is quicker than to name those who are asked for. */
const MOST_NAMED = 100;
/** The ids of players are random; where each part of them begins. */
const PARTS = ['', '4', '8', 'c'];

/** Hands on the results that these players have of a closed round; of others too, when they are many. */
export async function eachOwnResult(
  gameId: string,
  number: number,
  playerIds: readonly string[],
  take: (row: ResultRow) => void,
): Promise<void> {
  if (playerIds.length === 0) return;
  if (playerIds.length <= MOST_NAMED) {
    const named = (column: postgres.Fragment) => sql()`${column} = any(${playerIds as string[]})`;
    return handOn(await results(sql(), gameId, number, named), take);
  }
  await sql().begin('read only', async (tx) => {
    // While some are handed on, the database puts the next ones together.
    const part = (index: number) => joiningByHash(tx, results(tx, gameId, number, partOf(index)));
    let next = part(0);
    for (let index = 1; index <= PARTS.length; index++) {
      const rows = await next;
      if (index < PARTS.length) next = part(index);
      handOn(rows, take);
    }
  });
}

/** A condition on a column of players' ids. */
type Which = (column: postgres.Fragment) => postgres.Fragment;

/** Whatever the database's order of texts is, each id is in one part alone. */
function partOf(index: number): Which {
  const [from, to] = PARTS.slice(index, index + 2);
  const until = (column: postgres.Fragment) => (to === undefined ? sql()`` : sql()`and ${column} < ${to}`);
  return (column) => sql()`${column} >= ${from as string} ${until(column)}`;
}

/** Put together by hand: json_build_object takes half as long again, and nothing in it needs more than this. */
function results(db: Db, gameId: string, number: number, which: Which): Promise<{ lines: string }[]> {
  return db<{ lines: string }[]>`
    with this_round as (select id from round where game_id = ${gameId} and number = ${number} and status = 'closed'),
    before as (
      select id from round where game_id = ${gameId} and number < ${number} and status = 'closed'
      order by number desc limit 1),
    result as (
      select (row_number() over ()) / ${RESULTS_IN_A_ROW}::int as part, st.player_id
        || '{"move":' || coalesce(s.move::text, 'null') || ',"points":' || st.points || ',"bonus":' || st.bonus
        || ',"total":' || st.total || ',"rank":' || coalesce(st.rank::text, 'null')
        || ',"before":' || coalesce(prior.rank::text, 'null')
        || ',"reason":' || case when s.player_id is null then '"no-slip"' else coalesce(to_json(s.reason)::text, 'null') end
        || case when s.from_draft then ',"draft":true}' else '}' end as line
      from standing st
      left join slip s on s.round_id = (select id from this_round) and s.player_id = st.player_id
        and ${which(db`s.player_id`)}
      left join standing prior on prior.round_id = (select id from before) and prior.player_id = st.player_id
        and ${which(db`prior.player_id`)}
      where st.round_id = (select id from this_round) and ${which(db`st.player_id`)})
    select string_agg(line, E'\n') as lines from result group by part`;
}

function handOn(rows: readonly { lines: string }[], take: (row: ResultRow) => void): void {
  for (const { lines } of rows)
    for (const line of lines.split('\n')) {
      const end = line.indexOf('{');
      take({ playerId: line.slice(0, end), result: line.slice(end) });
    }
}

export async function ownResult(gameId: string, number: number, playerId: string): Promise<OwnResult | null> {
  let result: OwnResult | null = null;
  await eachOwnResult(gameId, number, [playerId], (row) => {
    result = JSON.parse(row.result) as OwnResult;
  });
  return result;
}
