/** Reading leaderboards; `write-standings.ts` computes them. */
import { negative, percentage } from '@/lib/game';
import type { StandingRow } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { slipCounts } from './peoples-slips';

/** Which rows of a leaderboard; what is left out asks for nothing. */
export interface StandingsFilter {
  most: number;
  from?: number;
  category?: string | null;
  team?: string | null;
  club?: string | null;
  series?: string | null;
  /** part of a name, as names are compared */
  search?: string | null;
  playerId?: string | null;
}

/** Rows `from` to `from + most` of a round's leaderboard, ranked players first, ties by name. */
export function readStandings(
  db: Db,
  roundId: string,
  topTotal: number,
  filter: StandingsFilter,
): Promise<StandingRow[]> {
  const { most, from = 0, ...asked } = filter;
  const columns = db`
    st.rank, p.id as "playerId", p.name, p.category, p.team, st.total, st.total - ${topTotal}::int as negative,
    st.solos, st.warnings, st.penalties,
    case when ${topTotal}::int > 0 then round(1000.0 * st.total / ${topTotal}::int) / 10 else 0 end::float8
      as percentage`;
  if (Object.values(asked).some((value) => value != null))
    return db<StandingRow[]>`
      select ${columns} from standing st join player p on p.id = st.player_id
      where st.round_id = ${roundId} and ${isAskedFor(db, asked)}
      order by st.rank nulls last, p.name, p.id
      limit ${most} offset ${from}`;
  // A rank says how many are before it: so the rows of a page are found before it is looked up who they are.
  return db<StandingRow[]>`
    with placed as materialized (
      select *, coalesce(rank, 1 + count(rank) over ())::int as place from standing where round_id = ${roundId}),
    first as (select coalesce(max(place), 1) as place from placed where place <= ${from}::int + 1)
    select ${columns} from placed st join player p on p.id = st.player_id
    where st.place between (select place from first) and ${from}::int + ${most}::int
    order by st.place, p.name, p.id
    limit ${most} offset ${from}::int + 1 - (select place from first)`;
}

/** Whether a standing `st` of a player `p` is one of those. */
export function isAskedFor(db: Db, filter: Omit<StandingsFilter, 'most' | 'from'>) {
  const { category = null, team = null, club = null, series = null, search = null, playerId = null } = filter;
  return db`(${category}::text is null or p.category = ${category})
    and (${team}::text is null or p.team = ${team})
    and (${club}::text is null or p.club = ${club})
    and (${series}::text is null or p.series = ${series})
    and (${search}::text is null or strpos(p.name_key, ${search}) > 0)
    and (${playerId}::text is null or st.player_id = ${playerId})`;
}

/** Sum of the tops of the rounds closed so far. */
export async function topTotal(db: Db, gameId: string): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select coalesce(sum(top_score), 0)::int as total from round where game_id = ${gameId} and status = 'closed'`;
  return row?.total ?? 0;
}

/** How many people sent a slip in a closed round and have the top's score; how many players are ranked after it. */
export interface RoundCounts {
  sent: number;
  found: number;
  ranked: number;
}

const counted = (db: Db) => db`slips.sent, slips.found,
  (select count(rank) from standing where round_id = r.id)::int as ranked`;

export async function roundCounts(db: Db, roundId: string): Promise<RoundCounts> {
  const [row] = await db<RoundCounts[]>`
    select ${counted(db)} from round r cross join lateral (${slipCounts(db)}) slips where r.id = ${roundId}`;
  return row ?? { sent: 0, found: 0, ranked: 0 };
}

/** What is told of a closed round: its first ten, and its counts. */
export interface RoundHead extends RoundCounts {
  topTotal: number;
  standings: StandingRow[];
}

const FIRST = 10;

/** The heads of closed rounds, of an event each, by round. */
export async function readHeads(
  db: Db,
  rounds: readonly { event: EventInfo; id: string; topScore: number }[],
): Promise<Map<string, RoundHead>> {
  if (rounds.length === 0) return new Map();
  const asked = rounds.map(({ event, id, topScore }) => ({ game: event.gameId, id, top_score: topScore }));
  const counts = db<({ id: string } & Omit<RoundHead, 'standings'>)[]>`
    select r.id, ${counted(db)},
      (select coalesce(sum(top_score), 0)::int from round where game_id = r.game and status = 'closed') as "topTotal"
    from jsonb_to_recordset(${db.json(asked)}) as r(game text, id text, top_score int)
    cross join lateral (${slipCounts(db)}) slips`;
  // Those on the tenth place are found before it is looked up who they are.
  const firsts = db<(Omit<StandingRow, 'negative' | 'percentage'> & { id: string })[]>`
    select c.id, first.* from unnest(${rounds.map(({ id }) => id)}::text[]) as c(id)
    cross join lateral (
      select head.rank, p.id as "playerId", p.name, p.category, p.team, head.total, head.solos, head.warnings,
             head.penalties
      from (select * from standing where round_id = c.id
            order by rank nulls last fetch first ${FIRST} rows with ties) head
      join player p on p.id = head.player_id
      order by head.rank nulls last, p.name, p.id limit ${FIRST}) first`;
  const [heads, rows] = await Promise.all([counts, firsts]);
  const found = new Map(
    heads.map(({ id, ...head }): [string, RoundHead] => [id, { ...head, standings: [] }]),
  );
  for (const { id, ...row } of rows) {
    const head = found.get(id);
    if (!head) continue;
    const { total } = row;
    const { topTotal } = head;
    head.standings.push({
      ...row,
      negative: negative(total, topTotal),
      percentage: percentage(total, topTotal),
    });
  }
  return found;
}
