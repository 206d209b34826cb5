import { sql } from '@/lib/db';
import { negative, percentage } from '@/lib/game';
import type { GatheringRanking, GatheringRow } from '@/lib/http/schemas';
import type { Gathering } from './gathering-row';

type Row = Omit<GatheringRow, 'negative' | 'percentage'> & { topTotal: number; players: number };

/**
 * One ranking over all rooms, by totals after the last closed round of each. Solos are those of the own room: who was
 * alone there need not be alone among all. Entries that never played are left out.
 */
export async function rankRooms({ id }: Gathering, page: number, size: number): Promise<GatheringRanking> {
  const rows = await sql()<Row[]>`
    with rooms as materialized (
      select e.id, e.name as room, e.code, last.id as last, (
          select coalesce(sum(r.top_score), 0)::int from round r where r.game_id = g.id and r.status = 'closed') as tops
      from event e join game g on g.event_id = e.id
      cross join lateral (
        select r.id from round r where r.game_id = g.id and r.status = 'closed' order by r.number desc limit 1) last
      where e.gathering_id = ${id})
    select (rank() over (order by st.total desc))::int as rank, (count(*) over ())::int as players,
           p.id as "playerId", p.name, p.category, p.team, st.total, st.solos, st.warnings, st.penalties,
           rooms.room, rooms.code as "roomCode", rooms.tops as "topTotal"
    from rooms join standing st on st.round_id = rooms.last and st.rank is not null
    join player p on p.id = st.player_id
    order by st.total desc, p.name, p.id limit ${size} offset ${(page - 1) * size}`;
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
