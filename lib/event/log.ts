import type { StreamType } from '@/lib/http/schemas';
import type { Db } from './columns';

export type LogKind = Exclude<StreamType, 'snapshot' | 'slips'>;

/**
 * The one channel that processes tell each other on: `event id:version`, and `event id:lobby` or `event id:slips`
 * for what comes in crowds and is told with a delay; keys that end, see ended-key.ts.
 */
export const CHANNEL = 'onerack';

/** What is told of a change. `data` may be seen by everyone from the moment of the commit. */
export interface NewEntry {
  eventId: string;
  kind: LogKind;
  data: object;
}

/**
 * Appends to the event's log, in the transaction of the change that it tells of, and wakes every process that
 * has subscribers. A transition is a change of state or clock, which hosts' preconditions are compared with. Returns
 * the new version.
 */
export async function append(
  tx: Db,
  eventId: string,
  kind: LogKind,
  data: object,
  transition = true,
): Promise<number> {
  const [version = 0] = await appendAll(tx, [{ eventId, kind, data }], transition);
  return version;
}

/** The same for several events, one entry each. */
export async function appendAll(tx: Db, entries: readonly NewEntry[], transition = true): Promise<number[]> {
  const rows = await tx<{ version: number }[]>`
    with entry as materialized (
      select * from jsonb_to_recordset(${tx.json(entries as never)}) as e("eventId" text, kind text, data jsonb)),
    counted as (
      update event set version = version + 1,
        transition_version = case when ${transition} then version + 1 else transition_version end
      from entry where event.id = entry."eventId" returning event.id, event.version),
    written as (
      insert into log_entry (event_id, version, kind, data)
      select counted.id, counted.version, entry.kind, entry.data from counted join entry on entry."eventId" = counted.id
      returning event_id, version, kind)
    select version, pg_notify(${CHANNEL}, event_id || ':' || case kind when 'lobby' then kind else version::text end) as told
    from written`;
  return rows.map(({ version }) => version);
}
