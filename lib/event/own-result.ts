import { sql } from '@/lib/db';
import type { OwnResult } from '@/lib/http/schemas';
import type { Db } from './columns';

/** Results of a closed round by player, as JSON text made by the database: it is sent on as it is. */
export async function ownResults(
  db: Db,
  gameId: string,
  number: number,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  const results = new Map<string, string>();
  if (playerIds.length === 0) return results;
  const rows = await db<{ playerId: string; result: string }[]>`
    with this_round as (select id from round where game_id = ${gameId} and number = ${number} and status = 'closed'),
    before as (
      select id from round where game_id = ${gameId} and number < ${number} and status = 'closed'
      order by number desc limit 1)
    select st.player_id as "playerId", json_build_object(
      'move', s.move, 'points', st.points, 'bonus', st.bonus, 'total', st.total, 'rank', st.rank,
      'before', prior.rank, 'reason', case when s.player_id is null then 'no-slip' else s.reason end)::text as result
    from this_round r
    join standing st on st.round_id = r.id and st.player_id = any(${playerIds as string[]})
    left join slip s on s.round_id = r.id and s.player_id = st.player_id
    left join standing prior on prior.round_id = (select id from before) and prior.player_id = st.player_id`;
  for (const row of rows) results.set(row.playerId, row.result);
  return results;
}

export async function ownResult(gameId: string, number: number, playerId: string): Promise<OwnResult | null> {
  const text = (await ownResults(sql(), gameId, number, [playerId])).get(playerId);
  return text ? (JSON.parse(text) as OwnResult) : null;
}
