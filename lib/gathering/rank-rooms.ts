import { sql } from '@/lib/db';
import { negative, percentage } from '@/lib/game';
import type { GatheringRanking, GatheringRow } from '@/lib/http/schemas';
import type { Gathering } from './gathering-row';

type Row = Omit<GatheringRow, 'negative' | 'percentage'> & { topTotal: number; players: number };

/**
 * One ranking over all rooms, by totals after the last closed round of each; where last rounds break ties, a round that
 * a room has not played counts 0, and all are measured by the tops of the room that has played most. Solos are those of
 * the own room: who was alone there need not be alone among all. Entries that never played are left out.
 */
export async function rankRooms({ id }: Gathering, page: number, size: number): Promise<GatheringRanking> {
  const rows = await sql()<Row[]>`
    with rooms as materialized (
      select e.name as room, e.code, last.id as last,
             max(played.tops) over () as most_tops, (max(played.rounds) over () - played.rounds)::int as missing
      from event e join game g on g.event_id = e.id
      cross join lateral (
        select count(*) as rounds, coalesce(sum(r.top_score), 0)::int as tops from round r
        where r.game_id = g.id and r.status = 'closed') played
      cross join lateral (
        select r.id from round r where r.game_id = g.id and r.status = 'closed' order by r.number desc limit 1) last
      where e.gathering_id = ${id}),
    ranked as (
      select st.*, rooms.room, rooms.code, rooms.most_tops,
             rank() over (order by st.total desc,
               case when st.tie is not null then array_fill(0, array[rooms.missing]) || st.tie end desc)::int as place
      from rooms join standing st on st.round_id = rooms.last and st.rank is not null)
    select ranked.place as rank, (count(*) over ())::int as players,
           p.id as "playerId", p.name, p.category, p.team, ranked.total, ranked.solos, ranked.warnings, ranked.penalties,
           ranked.room, ranked.code as "roomCode", ranked.most_tops as "topTotal"
    from ranked join player p on p.id = ranked.player_id
    order by ranked.place, p.name, p.id limit ${size} offset ${(page - 1) * size}`;
  const players = rows[0]?.players ?? 0;
  return {
    players,
    page,
    pages: Math.max(1, Math.ceil(players / size)),
    standings: rows.map(({ topTotal, players: _, ...row }) => ({
      ...row,
      negative: negative(row.total, topTotal),
      percentage: percentage(row.total, topTotal),
    })),
  };
}
