import { sql } from '@/lib/db';
import { tellReleased } from '@/lib/event';
import type { Gathering } from './gathering-row';

/** Says that no more rooms come, or makes results public now. What was said stays. */
export async function changeGathering(
  { id }: Gathering,
  change: { complete?: true | undefined; closed?: true | undefined },
): Promise<void> {
  if (change.complete)
    await sql()`update gathering set complete_at = coalesce(complete_at, now()) where id = ${id}`;
  if (change.closed)
    await sql()`update gathering set closed_at = coalesce(closed_at, now()) where id = ${id}`;
  await tellReleased(id);
}
