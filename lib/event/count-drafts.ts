import { sql } from '@/lib/db';
import { isShuttingDown, log } from '@/lib/ops';
import type { Db } from './columns';
import { joiningByHash } from './join-by-hash';

/**
 * At the close of rounds, under their locks: whoever has sent nothing, or withdrew it, plays what lies on the own board.
 * A slip that was sent stands, however much newer the draft is.
 */
export async function countDrafts(tx: Db, roundIds: readonly string[]): Promise<void> {
  if (roundIds.length === 0) return;
  const ids = roundIds as string[];
  await joiningByHash(
    tx,
    tx`
      insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, reason, received_at, from_draft)
      select d.round_id, d.player_id, 0, u.body, u.move, u.points, u.worth, u.valid, u.ruling, u.reason,
             d.received_at, true
      from draft d join player p on p.id = d.player_id and p.removed_at is null
      left join slip s on s.round_id = d.round_id and s.player_id = d.player_id and s.round_id = any(${ids})
      cross join lateral jsonb_to_record(d.slip) as u(
        body jsonb, move jsonb, points int, worth int, valid bool, ruling text, reason text)
      where d.round_id = any(${ids}) and d.slip is not null and s.body is null
      on conflict (round_id, player_id) do update set
        body = excluded.body, move = excluded.move, points = excluded.points, worth = excluded.worth,
        valid = excluded.valid, ruling = excluded.ruling, reason = excluded.reason,
        received_at = excluded.received_at, from_draft = true`,
  );
}

/** Takes away what nobody needs any more; not in the way of the close, and done again by the next one if it fails. */
export function forgetDrafts(gameIds: string[]): void {
  void sql()`
    delete from draft using round r
    where r.id = draft.round_id and r.game_id = any(${gameIds}) and r.status in ('closed', 'cancelled')`.catch(
    (error) => {
      if (!isShuttingDown()) log.debug('drafts were not taken away', { gameIds, error });
    },
  );
}
