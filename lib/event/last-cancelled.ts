import type { EventStatus, Snapshot } from '@/lib/http/schemas';
import type { Db } from './columns';

export interface CancelledAfter {
  eventId: string;
  status: EventStatus;
  endReason: string | null;
  /** the last round that still stands, from 1; 0: none */
  standing: number;
}

/**
 * The round cancelled last, if no other rack has taken its place yet; null: none. One cancelled before it is past: it
 * was built on what is void now. An event that ended after it has its end to tell, unless it ended because no other rack
 * could be drawn.
 */
export async function lastCancelled(db: Db, after: CancelledAfter): Promise<Snapshot['cancelled']> {
  const { eventId, status, endReason, standing } = after;
  if (status === 'finished' && endReason !== 'no-other-rack') return null;
  const [act] = await db<NonNullable<Snapshot['cancelled']>[]>`
    select number, reason, ended from (
      select round as number, reason, data ->> 'ended' is not null as ended from referee_act
      where event_id = ${eventId} and kind = 'cancel' and undone_at is null
      order by at desc, id desc limit 1) as last
    where number > ${standing}`;
  return act ?? null;
}
