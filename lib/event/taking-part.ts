/** Who takes part in a game: people who sent a slip in it, or were given a ruling. Solos need a number of them. */
import type { Db } from './columns';
import type { EventInfo } from './event-info';

/** A closed round, as what lies in its game is counted by. */
export interface InGame {
  event: EventInfo;
  id: string;
  /** which of the event's games it belongs to */
  game: number;
}

export const gameKey = ({ event, game }: Omit<InGame, 'id'>) => `${event.id} ${game}`;

/** Of each game the round that is last in the list. */
export function lastOfEach<T extends { game: number }>(rounds: readonly T[]): T[] {
  return [...new Map(rounds.map((round) => [round.game, round])).values()];
}

/** People by game: who sent a slip in it, or was given a ruling, takes part. */
export async function takingPart(tx: Db, rounds: readonly InGame[]): Promise<Map<string, number>> {
  const [several, single] = bySeveral(rounds);
  const counts = await playersOf(tx, several, 'until');
  const found = new Map(several.map((round) => [gameKey(round), counts.get(round.id) ?? 0]));
  if (single.length === 0) return found;
  const rows = await tx<{ id: string; players: number }[]>`
    select p.event_id as id, count(*)::int as players from player p
    where p.event_id = any(${single.map(({ event }) => event.id)}) and p.removed_at is null
      and p.simulated is null
      and ${hasPlayed(
        tx,
        single.map(({ event }) => event.gameId),
      )}
    group by p.event_id`;
  const one = new Map(rows.map(({ id, players }) => [id, players]));
  for (const round of single) found.set(gameKey(round), one.get(round.event.id) ?? 0);
  return found;
}

/** How many took part in the game before these rounds, by round, where solos may have begun to count since. */
export async function rankedBefore(
  tx: Db,
  rounds: readonly (InGame & { previousId: string | null })[],
): Promise<Map<string, number>> {
  const [several, single] = bySeveral(rounds);
  const found = await playersOf(tx, several, 'before');
  const ids = single.flatMap(({ previousId }) => previousId ?? []);
  if (ids.length === 0) return found;
  const rows = await tx<{ id: string; players: number }[]>`
    select round_id as id, count(rank)::int as players from standing
    where round_id = any(${ids}) and player_id <> all(array(
      select p.id from player p
      where p.simulated is not null and p.event_id = any(${single.map(({ event }) => event.id)})))
    group by round_id`;
  const ranked = new Map(rows.map(({ id, players }) => [id, players]));
  for (const { id, previousId } of single) found.set(id, (previousId && ranked.get(previousId)) || 0);
  return found;
}

function bySeveral<T extends InGame>(rounds: readonly T[]): [several: T[], single: T[]] {
  const isSeveral = ({ event }: T) => event.settings.games > 1;
  return [rounds.filter(isSeveral), rounds.filter((round) => !isSeveral(round))];
}

/** People with a slip or a ruling in the game of each of these rounds, until it or before it, by round. It may be closing just now. */
async function playersOf(
  tx: Db,
  rounds: readonly { id: string }[],
  when: 'until' | 'before',
): Promise<Map<string, number>> {
  if (rounds.length === 0) return new Map();
  const rows = await tx<{ id: string; players: number }[]>`
    with counted as (
      select c.id, r.id as round_id from round c join round r
        on r.game_id = c.game_id and r.of_game = c.of_game
        and (r.status = 'closed' and r.number < c.number or r.id = c.id and ${when === 'until'})
      where c.id = any(${rounds.map(({ id }) => id)})),
    played as (
      select c.id, s.player_id from counted c join slip s on s.round_id = c.round_id and s.body is not null
      union select c.id, ru.player_id from counted c join ruling ru on ru.round_id = c.round_id)
    select played.id, count(*)::int as players from played
    join player p on p.id = played.player_id and p.removed_at is null and p.simulated is null group by played.id`;
  return new Map(rows.map(({ id, players }) => [id, players]));
}

/** In any round of these games, later ones too; what was sent for a cancelled one is void. */
export const hasPlayed = (tx: Db, gameIds: readonly string[]) => {
  const counts = tx`round_id <> all(array(
    select id from round where cancelled_at is not null and game_id = any(${gameIds as string[]})))`;
  return tx`(
  exists (select 1 from slip where slip.player_id = p.id and slip.body is not null and ${counts})
  or exists (select 1 from ruling where ruling.player_id = p.id and ${counts}))`;
};
