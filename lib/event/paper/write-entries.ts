import { newId } from '@/lib/db';
import type { Db } from '../columns';
import type { EntryRow } from './entry-row';
import type { EntrySlip } from './read-line';

export interface NewEntry extends Omit<EntryRow, 'id' | 'at'> {
  id: string;
}

export const entryId = () => newId();

export async function insertEntries(tx: Db, roundId: string, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx`
    insert into paper_entry (id, round_id, player_id, reading, state, body, slip, given, author, at)
    select u.id, ${roundId}, u."playerId", u.reading, u.state, u.body, u.slip, u.given, u.author, clock_timestamp()
    from jsonb_to_recordset(${tx.json(entries as never)}) as u(
      id text, "playerId" text, reading int, state text, body jsonb, slip jsonb, given bool, author text)`;
}

export async function moveEntries(
  tx: Db,
  changes: readonly { id: string; state: EntryRow['state'] }[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx`
    update paper_entry set state = u.state
    from jsonb_to_recordset(${tx.json(changes as never)}) as u(id text, state text) where paper_entry.id = u.id`;
}

/**
 * Keeps what players sent by phone before paper takes its place: as it is in the row, for the choice may be the phone's
 * in the end.
 */
export async function keepPhoneSlips(tx: Db, roundId: string, playerIds: readonly string[]): Promise<void> {
  if (playerIds.length === 0) return;
  const ids = playerIds.map((playerId) => ({ id: newId(), playerId }));
  await tx`
    insert into paper_entry (id, round_id, player_id, reading, state, body, slip, given, author, at)
    select u.id, s.round_id, s.player_id, 0, 'waits', '{}', to_jsonb(s), false, '', s.received_at
    from jsonb_to_recordset(${tx.json(ids)}) as u(id text, "playerId" text)
    join slip s on s.round_id = ${roundId} and s.player_id = u."playerId"`;
}

/** The slips of a closed round that count from now on. */
export async function writeSlips(
  tx: Db,
  roundId: string,
  slips: readonly { playerId: string; slip: EntrySlip }[],
): Promise<void> {
  if (slips.length === 0) return;
  const rows = slips.map(({ playerId, slip }) => ({ ...slip, playerId }));
  await tx`
    insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, reason, received_at)
    select ${roundId}, u."playerId", 0, u.body, u.move, u.points, u.worth, u.valid, u.ruling, u.reason, clock_timestamp()
    from jsonb_to_recordset(${tx.json(rows as never)}) as u(
      "playerId" text, body jsonb, move jsonb, points int, worth int, valid bool, ruling text, reason text)
    on conflict (round_id, player_id) do update set
      body = excluded.body, move = excluded.move, points = excluded.points, worth = excluded.worth,
      valid = excluded.valid, ruling = excluded.ruling, reason = excluded.reason,
      received_at = excluded.received_at, from_draft = false, rev = 0`;
}

/** The phones' slips count again, as they were. */
export async function restorePhoneSlips(
  tx: Db,
  roundId: string,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return;
  await tx`
    update slip s set body = k.body, move = k.move, points = k.points, worth = k.worth, valid = k.valid,
      ruling = k.ruling, reason = k.reason, received_at = k.received_at, rev = k.rev, from_draft = k.from_draft
    from (
      select distinct on (player_id) player_id, slip from paper_entry
      where round_id = ${roundId} and reading = 0 and player_id = any(${playerIds as string[]})
      order by player_id, at desc, id desc) kept
    cross join lateral jsonb_populate_record(null::slip, kept.slip) as k
    where s.round_id = ${roundId} and s.player_id = kept.player_id`;
}
