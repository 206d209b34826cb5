import type { Db } from '../columns';

export async function countSimulated(tx: Db, eventId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from player
    where event_id = ${eventId} and simulated is not null and removed_at is null`;
  return row?.count ?? 0;
}
