import type { Db } from './columns';
import type { EventInfo } from './event-info';

/**
 * Whether these players were ranked in the round before already: then the rounds before stand as they are, solos too, and
 * a slip of the twentieth round costs no more than one of the first. Not so in several games: each counts its players
 * for solos anew.
 */
export async function wereRanked(
  tx: Db,
  event: EventInfo,
  number: number,
  playerIds: string[],
): Promise<boolean> {
  if (event.settings.games > 1) return false;
  const [row] = await tx<{ ranked: number }[]>`
    select count(st.rank)::int as ranked from standing st
    where st.player_id = any(${playerIds}) and st.round_id = (
      select id from round where game_id = ${event.gameId} and number < ${number} and status = 'closed'
      order by number desc limit 1)`;
  return row?.ranked === new Set(playerIds).size;
}
