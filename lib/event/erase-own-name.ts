import { sql } from '@/lib/db';
import { erasePlayer } from './erase-player';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import type { Member } from './remove-player';

/**
 * A player takes the own name out of an event, at once: it is the player's to say, and a host who is asked first may be
 * gone for months. Not before the event is over, since the seat goes with the name; until then the host can do it.
 */
export async function eraseOwnName(event: EventInfo, playerId: string): Promise<Member | Refusal> {
  const [facts] = await sql()<{ status: string }[]>`select status from event where id = ${event.id}`;
  if (facts?.status !== 'finished') return refuse('event-not-finished');
  return erasePlayer(event, playerId);
}
