import { type TargetsByLevel, targetsFor } from '@/lib/game';
import { tellKeyEnded } from './ended-key';
import type { LockedEvent } from './event-lock';

/**
 * With the first rack: where targets follow the number of players, those for the people who are there become the
 * event's own, and stay whoever comes or goes afterwards. Null: they stand already, or there are none.
 */
export async function setTargets({ tx, info }: LockedEvent): Promise<TargetsByLevel | null> {
  if (!info.settings.targetsFollow) return null;
  const [there] = await tx<{ players: number }[]>`
    select count(*)::int as players from player
    where event_id = ${info.id} and removed_at is null and simulated is null
    having (select settings->>'targetLevels' is null from event where id = ${info.id})`;
  if (!there) return null;
  const targetLevels = targetsFor(there.players);
  await tx`update event set settings = settings || ${tx.json({ targetLevels })} where id = ${info.id}`;
  await tellKeyEnded(tx, { eventId: info.id, what: 'targets', key: info.code });
  return targetLevels;
}
