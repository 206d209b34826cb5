import { sql } from '@/lib/db';
import type { OwnResult } from '@/lib/http/schemas';

/** A player's result of a round, as JSON text made by the database: it is sent on as it is. */
export interface ResultRow {
  playerId: string;
  result: string;
}

/** So many are handed on while the database makes the next ones. */
const ROWS_AT_ONCE = 500;
/** Beyond it the results of all players are read, which is quicker than to name those who are asked for. */
const MOST_NAMED = 100;

/** Hands on the results that these players have of a closed round; of others too, when they are many. */
export async function eachOwnResult(
  gameId: string,
  number: number,
  playerIds: readonly string[],
  take: (row: ResultRow) => void,
): Promise<void> {
  if (playerIds.length === 0) return;
  const named = playerIds.length <= MOST_NAMED;
  const rows = sql()<ResultRow[]>`
    with this_round as (select id from round where game_id = ${gameId} and number = ${number} and status = 'closed'),
    before as (
      select id from round where game_id = ${gameId} and number < ${number} and status = 'closed'
      order by number desc limit 1)
    select st.player_id as "playerId", json_build_object(
      'move', s.move, 'points', st.points, 'bonus', st.bonus, 'total', st.total, 'rank', st.rank,
      'before', prior.rank, 'reason', case when s.player_id is null then 'no-slip' else s.reason end)::text as result
    from standing st
    left join slip s on s.round_id = st.round_id and s.player_id = st.player_id
    left join standing prior on prior.round_id = (select id from before) and prior.player_id = st.player_id
    where st.round_id = (select id from this_round)
      ${named ? sql()`and st.player_id = any(${playerIds as string[]})` : sql()``}`;
  if (named) for (const row of await rows) take(row);
  else await rows.cursor(ROWS_AT_ONCE, (batch) => batch.forEach(take));
}

export async function ownResult(gameId: string, number: number, playerId: string): Promise<OwnResult | null> {
  let result: OwnResult | null = null;
  await eachOwnResult(gameId, number, [playerId], (row) => {
    result = JSON.parse(row.result) as OwnResult;
  });
  return result;
}
