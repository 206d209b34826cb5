import { sql } from '@/lib/db';
import type { RankedRow, StandingRow } from '@/lib/http/schemas';
import type { RankingOptions } from './read-ranking';
import { isAskedFor } from './standings-sql';

type Part = Pick<RankingOptions, 'category' | 'team' | 'club' | 'series'>;

interface Ranks {
  /** whose ranking the rows are of; null: they are of one game, and of no part of it */
  roundId: string | null;
  /** ranks in the event by player, where they are not those of the rows */
  overall?: ReadonlyMap<string, number | null>;
}

/**
 * Rows of a ranking with what else is told of their players, their places within a part of it, and their ranks in the
 * event. Equals share a place there too; whatever told two apart among all still does. Without a round, and of all, the
 * place is the rank.
 */
export async function withPlaces(
  rows: readonly StandingRow[],
  { roundId, overall, ...part }: Part & Ranks,
): Promise<RankedRow[]> {
  const ids = rows.map(({ playerId }) => playerId);
  const isPart = Object.values(part).some((value) => value !== null);
  const [people, places] = await Promise.all([
    sql()<(Omit<RankedRow, keyof StandingRow | 'place' | 'overall'> & { id: string })[]>`
      select id, table_name as "table", club, series, withdrawn_at is not null as withdrawn from player
      where id = any(${ids})`,
    isPart && roundId ? placesIn(roundId, part, ids) : [],
  ]);
  const who = new Map(people.map(({ id, ...rest }) => [id, rest]));
  const place = new Map(places.map((row) => [row.id, row.place]));
  return rows.map((row) => ({
    ...row,
    ...(who.get(row.playerId) ?? { table: null, club: null, series: null, withdrawn: false }),
    place: place.get(row.playerId) ?? row.rank,
    overall: overall ? (overall.get(row.playerId) ?? null) : row.rank,
  }));
}

function placesIn(roundId: string, part: Part, ids: readonly string[]) {
  return sql()<{ id: string; place: number }[]>`
    with placed as (
      select p.id, (rank() over (order by st.rank))::int as place
      from standing st join player p on p.id = st.player_id
      where st.round_id = ${roundId} and st.rank is not null and ${isAskedFor(sql(), part)})
    select id, place from placed where id = any(${ids as string[]})`;
}
