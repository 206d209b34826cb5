import { sql } from '@/lib/db';
import type { EventInfo } from './event-info';

/** Whether a sheet of the event can be about this player: whoever was taken out is nobody. */
export async function hasPlayer(event: EventInfo, playerId: string): Promise<boolean> {
  const found = await sql()`
    select 1 from player where id = ${playerId} and event_id = ${event.id} and removed_at is null`;
  return found.length > 0;
}

/** Whether a review has this round. */
export async function isRoundClosed(event: EventInfo, number: number): Promise<boolean> {
  if (!Number.isInteger(number) || number < 1 || number > 10_000) return false;
  const found = await sql()`
    select 1 from round where game_id = ${event.gameId} and number = ${number} and status = 'closed'`;
  return found.length > 0;
}
