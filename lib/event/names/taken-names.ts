import type { Db } from '../columns';

/**
 * Which of these names, as they are compared, are somebody's: as the name of now, or as the one of the host's list
 * that a player came under who is still there.
 */
export async function takenNames(db: Db, eventId: string, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ key: string }[]>`
    select name_key as key from player where event_id = ${eventId} and name_key = any(${keys})
    union
    select listed_key from player
    where event_id = ${eventId} and listed_key = any(${keys}) and removed_at is null`;
  return new Set(rows.map(({ key }) => key));
}
