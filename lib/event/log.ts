import type { StreamType } from '@/lib/http/schemas';
import type { Db } from './columns';

export type LogKind = Exclude<StreamType, 'snapshot' | 'slips'>;

/**
 * The one channel that processes tell each other on: `event id:version`, and `event id:lobby` or `event id:slips`
 * for what comes in crowds and is told with a delay; keys that end, see ended-key.ts.
 */
export const CHANNEL = 'onerack';

/**
 * Appends to the event's log, in the transaction of the change that it tells of, and wakes every process that
 * has subscribers. `data` may be seen by everyone from the moment of the commit. A transition is a change of
 * state or clock, which hosts' preconditions are compared with. Returns the new version.
 */
export async function append(
  tx: Db,
  eventId: string,
  kind: LogKind,
  data: object,
  transition = true,
): Promise<number> {
  const [row] = await tx<{ version: number }[]>`
    with counted as (
      update event set version = version + 1,
        transition_version = case when ${transition} then version + 1 else transition_version end
      where id = ${eventId} returning version),
    written as (
      insert into log_entry (event_id, version, kind, data)
      select ${eventId}, version, ${kind}, ${tx.json(data as never)}::jsonb from counted returning version)
    select version, pg_notify(${CHANNEL}, ${eventId} || ':' || coalesce(${kind === 'lobby' ? kind : null}, version::text)) as told
    from written`;
  return row?.version ?? 0;
}
