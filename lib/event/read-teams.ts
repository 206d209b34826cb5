import { sql } from '@/lib/db';
import type { TeamStandings } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';

/** Teams after the last closed round, by what their players have on average, or together. Who never played is out. */
export async function readTeams(event: EventInfo, by: 'average' | 'sum'): Promise<TeamStandings> {
  const [last] = await sql()<{ id: string; number: number }[]>`
    select id, number from round where game_id = ${event.gameId} and status = 'closed' order by number desc limit 1`;
  if (!last) return { round: 0, teams: [] };
  const teams = await sql()<TeamStandings['teams']>`
    with summed as (
      select p.team, count(*)::int as players, sum(st.total)::int as total,
             (round(10.0 * sum(st.total) / count(*)) / 10)::float8 as average
      from standing st join player p on p.id = st.player_id
      where st.round_id = ${last.id} and st.rank is not null and p.team is not null group by p.team)
    select rank() over (order by case when ${by} = 'sum' then total else average end desc)::int as rank,
           team, players, total, average
    from summed order by rank, team limit 500`;
  return { round: last.number, teams };
}
