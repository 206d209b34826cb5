import { sql } from '@/lib/db';
import type { StandingsPage } from '@/lib/http/schemas';
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
  const standings = await withPlaces(rows, { roundId: null, ...filter });
  return { round, game, players, page, pages: Math.max(1, Math.ceil(players / size)), standings };
}
