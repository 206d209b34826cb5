import type { Level } from '@/lib/game';
import type { EventSettings, TargetsReached } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';

const hasFinishLine = ({ targetScore, targetLevels, targetsFollow }: EventSettings) =>
  targetScore !== null || targetLevels !== null || targetsFollow;

/**
 * The target of player `p` in event `e`: lib/game/target.ts in the database's words. Those that follow the number of
 * players come with the start; a process may not have heard of them yet, so what is remembered of an event does not count.
 */
const target = (tx: Db) => tx`
  coalesce(e.settings->'targetLevels'->>coalesce(p.level, 'intermediate'), e.settings->>'targetScore')::int`;

/**
 * Of rounds that have closed, of an event each, those after which a player has reached the own target with what the game
 * has brought. Simulated players end no game.
 */
export async function targetsReached(
  tx: Db,
  rounds: readonly { event: EventInfo; id: string }[],
): Promise<Set<string>> {
  const asked = rounds.filter(({ event }) => hasFinishLine(event.settings));
  if (asked.length === 0) return new Set();
  const pairs = asked.map(({ event, id }) => ({ event: event.id, id }));
  const rows = await tx<{ id: string }[]>`
    select c.id from jsonb_to_recordset(${tx.json(pairs)}) as c(id text, event text)
    join event e on e.id = c.event
    join round r on r.id = c.id
    left join round base on base.game_id = r.game_id and base.number = r.number - r.in_game and base.status = 'closed'
    where exists (
      select 1 from standing st join player p on p.id = st.player_id
      left join standing b on b.round_id = base.id and b.player_id = st.player_id
      where st.round_id = c.id and p.simulated is null and st.total - coalesce(b.total, 0) >= ${target(tx)})`;
  return new Set(rows.map(({ id }) => id));
}

const TOLD = 10;

/**
 * Who had reached the own target when a game that a finish line has ended was over, by what stands now; null where
 * nothing, or something else, has ended the event. What warnings cost is taken off after that, and counts no less here.
 */
export async function readReached(
  tx: Db,
  { id, gameId, settings }: EventInfo,
): Promise<TargetsReached | null> {
  if (!hasFinishLine(settings)) return null;
  const [ended] = await tx`select 1 from event where id = ${id} and end_reason = 'target-reached'`;
  if (!ended) return null;
  const rows = await tx<
    { playerId: string; name: string; level: Level | null; target: number; points: number; players: number }[]
  >`
    with last as (
      select * from round where game_id = ${gameId} and status = 'closed' order by number desc limit 1)
    select p.id as "playerId", p.name, p.level, ${target(tx)} as target, game.points::int, (count(*) over ())::int as players from last
    left join round base on base.game_id = last.game_id and base.number = last.number - last.in_game
      and base.status = 'closed'
    join standing st on st.round_id = last.id
    join player p on p.id = st.player_id and p.simulated is null
    join event e on e.id = ${id}
    left join standing b on b.round_id = base.id and b.player_id = st.player_id
    cross join lateral (
      select st.total + st.deducted - coalesce(b.total + b.deducted, 0) as points) game
    where game.points >= ${target(tx)}
    order by st.rank nulls last, p.name, p.id limit ${TOLD}`;
  const first = rows.map(({ players: _, ...one }) => one);
  return { players: rows[0]?.players ?? 0, first };
}
