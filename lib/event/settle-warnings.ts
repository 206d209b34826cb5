import { COST_OF_WARNING, freeWarningsOf } from '@/lib/game';
import type { Db } from './columns';
import type { EventInfo } from './event-info';

/**
 * After the last rounds of games: takes off what each game's warnings cost, and ranks anew where they cost anybody
 * anything. Returns the rounds where they did; done again, it changes nothing.
 */
export async function settleWarnings(
  tx: Db,
  lasts: readonly { event: EventInfo; id: string }[],
): Promise<ReadonlySet<string>> {
  if (lasts.length === 0) return new Set();
  const ends = lasts.map(({ event: { settings }, id }) => ({ id, free: freeWarningsOf(settings) }));
  const settled = await tx<{ id: string }[]>`
    with owed as (
      select st.round_id, st.player_id, coalesce(b.deducted, 0)
          + ${COST_OF_WARNING}::int * greatest(0, st.warnings - coalesce(b.warnings, 0) - e.free) as points
      from jsonb_to_recordset(${tx.json(ends)}) as e(id text, free int)
      join round last on last.id = e.id
      left join round base on base.game_id = last.game_id and base.number = last.number - last.in_game
        and base.status = 'closed'
      join standing st on st.round_id = e.id and st.round_id = any(${ends.map(({ id }) => id)}) and st.warnings > 0
      left join standing b on b.round_id = base.id and b.player_id = st.player_id)
    update standing st set deducted = owed.points, total = total + st.deducted - owed.points
    from owed where st.round_id = owed.round_id and st.round_id = any(${ends.map(({ id }) => id)})
      and st.player_id = owed.player_id and st.deducted <> owed.points
    returning st.round_id as id`;
  const changed = new Set(settled.map(({ id }) => id));
  if (changed.size === 0) return changed;
  const ids = [...changed];
  await tx`
    update standing st set rank = ranked.rank
    from (select round_id, player_id, rank() over (partition by round_id order by total desc, tie desc) from standing
          where round_id = any(${ids}) and rank is not null) ranked(round_id, player_id, rank)
    where st.round_id = ranked.round_id and st.round_id = any(${ids}) and st.player_id = ranked.player_id`;
  return changed;
}
