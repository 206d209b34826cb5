import type { ExtraTime } from '@/lib/http/schemas';
import { env } from '@/lib/ops';
import type { Db } from './columns';

/** Something that a player sends for a round. */
export interface Sent {
  roundId: string;
  playerId: string;
  /** ms by the database's clock */
  receivedAt: number;
}

/** The longest time that a player of the event has beyond everybody's end, in ms. */
export const longestExtra = (extraTime: ExtraTime) => extraTime.at(-1)?.ms ?? 0;

/**
 * Holds the rows of the rounds FOR SHARE, so that none of them is closed before this transaction ends, and tells
 * which of what came counts: what came until the sender's own end and the grace.
 */
export async function holdRounds(tx: Db, sent: readonly Sent[]): Promise<(one: Sent) => boolean> {
  const ids = [...new Set(sent.map(({ roundId }) => roundId))].sort();
  const rows = await tx<{ id: string; status: string; closesAt: number; extraTime: ExtraTime }[]>`
    select id, status, closes_at as "closesAt", extra_time as "extraTime" from round
    where id = any(${ids}) order by id for share`;
  const ends = new Map<string, { common: number; last: number }>();
  for (const { id, status, closesAt, extraTime } of rows) {
    const common = closesAt + env().graceMs;
    if (status === 'open') ends.set(id, { common, last: common + longestExtra(extraTime) });
    // A stopped clock: whatever comes in time for the host's word counts.
    if (status === 'paused') ends.set(id, { common: Number.POSITIVE_INFINITY, last: 0 });
  }
  const endOf = ({ roundId }: Sent) => ends.get(roundId) ?? { common: 0, last: 0 };
  // Hardly ever anybody: only then it is looked who has extra time.
  const later = sent.filter((one) => one.receivedAt > endOf(one).common && one.receivedAt <= endOf(one).last);
  const extra = later.length > 0 ? await extraTimes(tx, later) : new Map<string, number>();
  return (one) => one.receivedAt <= endOf(one).common + (extra.get(one.playerId) ?? 0);
}

async function extraTimes(tx: Db, sent: readonly Sent[]): Promise<Map<string, number>> {
  const ids = [...new Set(sent.map(({ playerId }) => playerId))];
  const rows = await tx<{ id: string; ms: number }[]>`
    select id, extra_ms as ms from player where id = any(${ids}) and extra_ms > 0`;
  return new Map(rows.map(({ id, ms }) => [id, ms]));
}
