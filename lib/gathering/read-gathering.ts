import { sql } from '@/lib/db';
import type { GatheringRoom, GatheringView } from '@/lib/http/schemas';
import type { Gathering } from './gathering-row';

/** The rooms of a gathering in the order they were added. */
export function roomsOf({ id }: Pick<Gathering, 'id'>): Promise<GatheringRoom[]> {
  return sql()<GatheringRoom[]>`
    select e.code, e.name, e.status, e.players, e.started_at as "startedAt", e.finished_at as "finishedAt",
           (select count(*)::int from round r join game g on g.id = r.game_id
            where g.event_id = e.id and r.status = 'closed') as rounds
    from event e where e.gathering_id = ${id} order by e.created_at, e.id`;
}

/** What may be known of a gathering: its host sees each room's state, others their names until results are public. */
export async function readGathering(gathering: Gathering, host: boolean): Promise<GatheringView> {
  const { code, name, settings, prepared, complete, released, seedHash, seed } = gathering;
  const rooms = await roomsOf(gathering);
  const open = host || released;
  return {
    code,
    name,
    settings,
    rounds: prepared.rounds.length,
    rooms: rooms.map((room) => (open ? room : { ...room, code: null, rounds: null })),
    complete,
    released,
    seedHash,
    seed: released ? seed : null,
    host,
  };
}
