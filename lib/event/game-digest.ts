import { sql } from '@/lib/db';
import type { EventInfo } from './event-info';
import { type Counted, keptDigest } from './kept-digest';
import { foundTop } from './peoples-slips';
import type { Reviewed } from './review-rounds';

/** What takes a look at every standing of a game. */
export interface GameDigest {
  /** players who are ranked, and what the people among them have on average */
  players: number;
  average: number;
  /** how many tops the best at that found, how many players did, and the first of them */
  mostTops: { tops: number; players: number; who: string[] } | null;
  /** who won the most places from any round, `after`, to the last */
  climb: { playerId: string; from: number; to: number; after: number } | null;
}

const NAMED = 3;

/** Of all closed rounds; `rounds` are at least one. */
export function gameDigest(event: EventInfo, { rounds, version, status }: Reviewed): Promise<GameDigest> {
  const ids = rounds.map(({ id }) => id);
  return keptDigest({
    event,
    version,
    // What the last round and the end of the game add is another digest.
    id: `${event.gameId} ${ids.length} ${status}`,
    keep: status === 'finished',
    count: () => count(event, ids),
  });
}

interface Row {
  version: number;
  ranked: Pick<GameDigest, 'players' | 'average'>;
  tops: GameDigest['mostTops'];
  climb: GameDigest['climb'];
}

async function count(event: EventInfo, ids: readonly string[]): Promise<Counted<GameDigest>> {
  const last = ids.at(-1) ?? '';
  // Of people: what simulated players do is no record.
  const people = sql()`<> all(array(
    select id from player where event_id = ${event.id} and simulated is not null))`;
  const [row] = await sql()<Row[]>`
    select version,
      (select json_build_object('players', count(*),
         'average', coalesce(round(avg(total) filter (where player_id ${people}), 1), 0))
       from standing where round_id = ${last} and rank is not null) as ranked,
      (with found as (
         select s.player_id, count(*)::int as tops from round r
         join slip s on s.round_id = r.id and s.body is not null and not s.simulated
         join standing st on st.round_id = r.id and st.player_id = s.player_id
         where r.id = any(${ids as string[]}) and ${foundTop(sql()`r.top_score`)}
         group by s.player_id),
       most as (select player_id, tops from found where tops = (select max(tops) from found))
       select json_build_object('tops', max(tops), 'players', count(*),
                                'who', (array_agg(player_id order by player_id))[1:${NAMED}::int])
       from most having count(*) > 0) as tops,
      (with furthest as (
         select b.player_id, max(a.rank) as "from", b.rank as "to"
         from standing a join standing b on b.player_id = a.player_id and b.round_id = ${last}
         where a.round_id = any(${ids as string[]}) and b.rank is not null and b.player_id ${people}
         group by b.player_id, b.rank having max(a.rank) > b.rank
         order by max(a.rank) - b.rank desc, b.rank, b.player_id limit 1)
       select json_build_object('playerId', player_id, 'from', "from", 'to', "to", 'after', (
         select max(r.number) from standing st join round r on r.id = st.round_id
         where st.round_id = any(${ids as string[]}) and st.player_id = f.player_id and st.rank = f."from"))
       from furthest f) as climb
    from event where id = ${event.id}`;
  const { version = 0, ranked = { players: 0, average: 0 }, tops = null, climb = null } = row ?? {};
  return { version, data: { ...ranked, mostTops: tops, climb } };
}
