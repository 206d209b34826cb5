import { sql } from '@/lib/db';
import type { ProblemCode } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import type { Viewer } from './viewer';

type Asked = Pick<EventInfo, 'id' | 'gatheringId'>;
/** Who asks; null: somebody of whom nothing is known. */
type Asker = Pick<Viewer, 'player' | 'host' | 'staff'> | null;

/**
 * Whether tops, boards and review are kept from this viewer, because some may still play the same racks: from all but
 * the host while the event is homework whose days are not over, and from whoever has no part in it while other rooms of
 * its gathering still play. Read at each question: days end by the clock alone, and rooms end elsewhere.
 */
export async function isKeptBack(event: Asked, viewer: Asker): Promise<boolean> {
  if (viewer?.host) return false;
  if (await isKeptFromOutside(event, viewer)) return true;
  const found = await sql()`
    select 1 from homework where event_id = ${event.id} and closes_at > clock_timestamp()`;
  return found.length > 0;
}

/** Whether everything that happens in a room is kept from this viewer, its ranking too. */
export async function isKeptFromOutside(event: Asked, viewer: Asker): Promise<boolean> {
  return (await keptFromOutside(event, viewer)) !== null;
}

/** The same, with what is waited for. */
export async function keptFromOutside({ gatheringId }: Asked, viewer: Asker): Promise<WaitsFor | null> {
  if (gatheringId === null || viewer?.host || viewer?.player || viewer?.staff) return null;
  return gatheringWaitsFor(gatheringId);
}

/** Whether rooms of a gathering still play, or may yet be added. */
export async function isGatheringOn(id: string): Promise<boolean> {
  return (await gatheringWaitsFor(id)) !== null;
}

/** Rooms that have not finished, or the host's word that no more come. */
export type WaitsFor = Extract<ProblemCode, 'kept-in-room' | 'kept-till-complete'>;

/** What stands between a gathering and its results, as it is said to whoever asks for them; null: nothing does. */
export async function gatheringWaitsFor(id: string): Promise<WaitsFor | null> {
  const [found] = await sql()<{ complete: boolean; playing: boolean }[]>`
    select g.complete_at is not null as complete,
           exists (select 1 from event e where e.gathering_id = g.id and e.status <> 'finished') as playing
    from gathering g where g.id = ${id} and g.closed_at is null`;
  if (!found) return null;
  if (found.playing) return 'kept-in-room';
  return found.complete ? null : 'kept-till-complete';
}
