import { LEVELS, targetOf } from '@/lib/game';
import type { Db } from './columns';
import type { EventInfo } from './event-info';

/**
 * Of rounds that have closed, of an event each, those after which a player has reached the own target with what the game
 * has brought: lib/game/target.ts in the database's words. Simulated players end no game.
 */
export async function targetsReached(
  tx: Db,
  rounds: readonly { event: EventInfo; id: string }[],
): Promise<Set<string>> {
  const asked = rounds
    .filter(({ event: { settings } }) => settings.targetScore !== null || settings.targetLevels !== null)
    .map(({ event: { settings }, id }) => {
      const [beginner, intermediate, expert] = LEVELS.map((level) => targetOf(settings, level));
      return { id, beginner, intermediate, expert } as Record<string, string | number>;
    });
  if (asked.length === 0) return new Set();
  const rows = await tx<{ id: string }[]>`
    select c.id from jsonb_to_recordset(${tx.json(asked)}) as c(id text, beginner int, intermediate int, expert int)
    join round r on r.id = c.id
    left join round base on base.game_id = r.game_id and base.number = r.number - r.in_game and base.status = 'closed'
    where exists (
      select 1 from standing st join player p on p.id = st.player_id
      left join standing b on b.round_id = base.id and b.player_id = st.player_id
      where st.round_id = c.id and p.simulated is null and st.total - coalesce(b.total, 0) >= case p.level
        when 'beginner' then c.beginner when 'expert' then c.expert else c.intermediate end)`;
  return new Set(rows.map(({ id }) => id));
}
