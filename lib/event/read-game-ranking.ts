import { sql } from '@/lib/db';
import { negative, percentage } from '@/lib/game';
import type { StandingRow, StandingsPage } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { nameKey } from './player-name';
import type { RankingOptions } from './read-ranking';
import { isAskedFor } from './standings-sql';

interface LastRound {
  id: string;
  number: number;
  /** the last round of the game before */
  before: string | null;
  topTotal: number;
}

/**
 * A page of the ranking of one game of an event alone: what each total grew by from its first round to the last one
 * closed, what warnings cost at its end taken off. Players who have no rank in the event have none here.
 */
export async function readGameRanking(
  event: EventInfo,
  game: number,
  { page, size, search, ...filter }: RankingOptions,
): Promise<StandingsPage> {
  const [last] = await sql()<LastRound[]>`
    select r.id, r.number, before.id as before, (
        select sum(t.top_score)::int from round t
        where t.game_id = r.game_id and t.of_game = r.of_game and t.status = 'closed') as "topTotal"
    from round r left join round before on before.game_id = r.game_id and before.number = r.number - r.in_game
      and before.status = 'closed'
    where r.game_id = ${event.gameId} and r.of_game = ${game} and r.status = 'closed' order by r.number desc limit 1`;
  if (!last) return { round: 0, game, players: 0, page: 1, pages: 1, standings: [] };
  const { topTotal } = last;
  const asked = { ...filter, search: search === null ? null : nameKey(search) };
  const rows = await sql()<(Omit<StandingRow, 'negative' | 'percentage'> & { players: number })[]>`
    with alone as (
      select st.player_id, st.total - coalesce(b.total, 0) as total, st.solos - coalesce(b.solos, 0) as solos,
             st.warnings - coalesce(b.warnings, 0) as warnings, st.penalties - coalesce(b.penalties, 0) as penalties,
             st.rank is not null as takes_part
      from standing st left join standing b on b.round_id = ${last.before} and b.player_id = st.player_id
      where st.round_id = ${last.id}),
    st as (
      select *, case when takes_part then rank() over (partition by takes_part order by total desc) end::int as rank
      from alone)
    select st.rank, p.id as "playerId", p.name, p.category, p.team, st.total, st.solos, st.warnings, st.penalties,
           (count(*) over ())::int as players
    from st join player p on p.id = st.player_id where ${isAskedFor(sql(), asked)}
    order by st.rank nulls last, p.name, p.id limit ${size} offset ${(page - 1) * size}`;
  const players = rows[0]?.players ?? 0;
  const standings = rows.map(({ players: _, ...row }) => ({
    ...row,
    negative: negative(row.total, topTotal),
    percentage: percentage(row.total, topTotal),
  }));
  return {
    round: last.number,
    game,
    players,
    page,
    pages: Math.max(1, Math.ceil(players / size)),
    standings,
  };
}
