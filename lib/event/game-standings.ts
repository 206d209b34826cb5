/** The ranking of one game of an event alone: what each total grew by from its first round to the last one closed. */
import { negative, percentage } from '@/lib/game';
import type { StandingRow } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { isAskedFor, type StandingsFilter } from './standings-sql';

export interface GameRow extends StandingRow {
  /** among those who were asked for, whatever names were looked for */
  place: number | null;
}

export interface GameStandings {
  /** the last closed round of the game */
  round: number;
  /** how many rows there are in all */
  players: number;
  rows: GameRow[];
}

interface LastRound {
  id: string;
  number: number;
  /** how many rounds of the game are closed */
  inGame: number;
  /** the last round of the game before */
  before: string | null;
  topTotal: number;
}

/**
 * Rows `from` to `from + most`; null before the game's first close. What warnings cost at the game's end is taken off.
 * Who took no part in this game has no rank in it. Where last rounds break ties, those of this game do.
 */
export async function gameStandings(
  db: Db,
  { gameId }: Pick<EventInfo, 'gameId'>,
  game: number,
  { most, from = 0, ...asked }: StandingsFilter,
): Promise<GameStandings | null> {
  const [last] = await db<LastRound[]>`
    select r.id, r.number, r.in_game as "inGame", before.id as before, (
        select sum(t.top_score)::int from round t
        where t.game_id = r.game_id and t.of_game = r.of_game and t.status = 'closed') as "topTotal"
    from round r left join round before on before.game_id = r.game_id and before.number = r.number - r.in_game
      and before.status = 'closed'
    where r.game_id = ${gameId} and r.of_game = ${game} and r.status = 'closed' order by r.number desc limit 1`;
  if (!last) return null;
  const found = await db<(Omit<GameRow, 'negative' | 'percentage'> & { players: number })[]>`
    with rounds as (select id from round where game_id = ${gameId} and of_game = ${game} and status = 'closed'),
    played as materialized (
      select s.player_id from slip s join rounds on rounds.id = s.round_id where s.body is not null
      union select ru.player_id from ruling ru join rounds on rounds.id = ru.round_id),
    alone as (
      select st.player_id, st.total - coalesce(b.total, 0) as total, st.solos - coalesce(b.solos, 0) as solos,
             st.warnings - coalesce(b.warnings, 0) as warnings, st.penalties - coalesce(b.penalties, 0) as penalties,
             st.player_id in (select player_id from played) as takes_part, st.tie[1:${last.inGame}] as tie
      from standing st left join standing b on b.round_id = ${last.before} and b.player_id = st.player_id
      where st.round_id = ${last.id}),
    st as (
      select *, case when takes_part then rank() over (partition by takes_part order by total desc, tie desc) end::int as rank
      from alone),
    part as materialized (
      select st.player_id, rank() over (order by st.rank) as place from st join player p on p.id = st.player_id
      where st.rank is not null and ${isAskedFor(db, { ...asked, search: null })})
    select st.rank, part.place::int as place, p.id as "playerId", p.name, p.category, p.team, st.total, st.solos, st.warnings, st.penalties,
           (count(*) over ())::int as players
    from st join player p on p.id = st.player_id left join part on part.player_id = st.player_id
    where ${isAskedFor(db, asked)}
    order by st.rank nulls last, p.name, p.id limit ${most} offset ${from}`;
  const { topTotal } = last;
  const rows = found.map(({ players: _, ...row }) => ({
    ...row,
    negative: negative(row.total, topTotal),
    percentage: percentage(row.total, topTotal),
  }));
  return { round: last.number, players: found[0]?.players ?? 0, rows };
}

/** The first ten of a game that is over. */
export async function gameHead(db: Db, event: EventInfo, game: number): Promise<StandingRow[]> {
  const found = await gameStandings(db, event, game, { most: 10 });
  return (found?.rows ?? []).map(({ place: _, ...row }) => row);
}
