import { sql } from '@/lib/db';
import type { StandingRow, StandingsPage } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { gameStandings } from './game-standings';
import { nameKey } from './player-name';
import type { RankingOptions } from './read-ranking';
import { withPlaces } from './with-places';

/** A page of the ranking of one game of an event alone. */
export async function readGameRanking(
  event: EventInfo,
  game: number,
  { page, size, search, ...filter }: RankingOptions,
): Promise<StandingsPage> {
  const asked = { ...filter, search: search === null ? null : nameKey(search) };
  const found = await gameStandings(sql(), event, game, { most: size, from: (page - 1) * size, ...asked });
  if (!found) return { round: 0, game, players: 0, page: 1, pages: 1, standings: [] };
  const { round, players, rows } = found;
  const overall = await ranksInEvent(event, rows);
  const told = await withPlaces(rows, { roundId: null, overall, ...filter });
  const standings = told.map((row, index) => ({ ...row, place: rows[index]!.place }));
  return { round, game, players, page, pages: Math.max(1, Math.ceil(players / size)), standings };
}

async function ranksInEvent({ gameId }: EventInfo, rows: readonly StandingRow[]) {
  const ranks = await sql()<{ id: string; rank: number | null }[]>`
    select player_id as id, rank from standing
    where player_id = any(${rows.map(({ playerId }) => playerId)}) and round_id = (
      select id from round where game_id = ${gameId} and status = 'closed' order by number desc limit 1)`;
  return new Map(ranks.map(({ id, rank }) => [id, rank]));
}
