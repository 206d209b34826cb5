import { createEvent, type Refusal, refuse } from '@/lib/event';
import type { Gathering } from './gathering-row';

const MOST_ROOMS = 200;

/** Another room: an event of its own, with the game that all rooms play. Not once the list of rooms is complete. */
export async function addRoom(
  gathering: Gathering,
  name: string,
  rooms: number,
  hostKeyHash: (code: string) => string,
): Promise<{ code: string } | Refusal> {
  if (gathering.complete || gathering.released) return refuse('gathering-complete');
  if (rooms >= MOST_ROOMS) return refuse('event-full');
  const { id, settings, prepared, seed, ownerId } = gathering;
  return createEvent({ name, settings, seed, prepared, ownerId, hostKeyHash, gatheringId: id });
}
