import type { Db } from '../columns';
import { byPhone } from './by-phone';

/**
 * At the close of rounds, under their locks: slips that correctors have entered meanwhile count. Where the player sent one
 * by phone as well, that counts until somebody chooses.
 */
export async function countPaper(tx: Db, roundIds: readonly string[]): Promise<void> {
  if (roundIds.length === 0) return;
  await tx`
    insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, reason, received_at)
    select e.round_id, e.player_id, 0, u.body, u.move, u.points, u.worth, u.valid, u.ruling, u.reason, e.at
    from paper_entry e
    join player p on p.id = e.player_id and p.removed_at is null
    cross join lateral jsonb_to_record(e.slip) as u(
      body jsonb, move jsonb, points int, worth int, valid bool, ruling text, reason text)
    where e.round_id = any(${roundIds as string[]}) and e.state = 'counts'
    on conflict (round_id, player_id) do update set
      body = excluded.body, move = excluded.move, points = excluded.points, worth = excluded.worth,
      valid = excluded.valid, ruling = excluded.ruling, reason = excluded.reason,
      received_at = excluded.received_at, from_draft = false, rev = 0
    where slip.body is null`;
  await tx`
    update paper_entry e set state = 'waits'
    from slip s
    where ${byPhone(tx)} and e.round_id = any(${roundIds as string[]}) and e.state = 'counts' and s.round_id = e.round_id
      and s.player_id = e.player_id`;
}
