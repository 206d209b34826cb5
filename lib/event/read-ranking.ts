import { sql } from '@/lib/db';
import type { StandingsPage } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { nameKey } from './player-name';
import { isAskedFor, readStandings, topTotal } from './standings-sql';
import { withPlaces } from './with-places';

export interface RankingOptions {
  page: number;
  size: number;
  category: string | null;
  team: string | null;
  club: string | null;
  series: string | null;
  /** part of a name */
  search: string | null;
}

/** One page of the leaderboard after the last closed round; empty before the first close, and past the end. */
export async function readRanking(
  event: EventInfo,
  { page, size, search, ...filter }: RankingOptions,
): Promise<StandingsPage> {
  const [last] = await sql()<{ id: string; number: number }[]>`
    select id, number from round where game_id = ${event.gameId} and status = 'closed' order by number desc limit 1`;
  if (!last) return { round: 0, game: null, players: 0, page: 1, pages: 1, standings: [] };
  const asked = { ...filter, search: search === null ? null : nameKey(search) };
  const [count] = await sql()<{ players: number }[]>`
    select count(*)::int as players from standing st join player p on p.id = st.player_id
    where st.round_id = ${last.id} and ${isAskedFor(sql(), asked)}`;
  const players = count?.players ?? 0;
  const pages = Math.max(1, Math.ceil(players / size));
  const standings = await readStandings(sql(), last.id, await topTotal(sql(), event.gameId), {
    most: size,
    from: (page - 1) * size,
    ...asked,
  });
  const told = await withPlaces(standings, { roundId: last.id, ...filter });
  return { round: last.number, game: null, players, page, pages, standings: told };
}
