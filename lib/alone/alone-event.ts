import { dbNow, sql } from '@/lib/db';
import { type EventInfo, isGatheringOn, type Viewer } from '@/lib/event';
import type { AloneEvent } from '@/lib/http/schemas';
import { homeworkOf, statusOf, whyNoHomework } from './homework';
import { rankedRows } from './ranked-rows';
import { roomOf } from './room';
import type { Person } from './run-row';

/** Who asks: the browser's key, if it has one, and the seat in the event. */
export interface Asker {
  person: Person;
  viewer: Viewer;
}

/** Whether an event can be played alone at this moment, and who has done so. */
export async function readAloneEvent(event: EventInfo, { person, viewer }: Asker): Promise<AloneEvent> {
  const [homework, room, status] = await Promise.all([homeworkOf(event), roomOf(event), statusOf(event.id)]);
  const own = await ownRuns(event, person);
  const shut = event.gatheringId !== null && (await isGatheringOn(event.gatheringId));
  return {
    code: event.code,
    name: event.name,
    settings: event.settings,
    rounds: room && room.rounds.length > 0 ? room.rounds.length : event.settings.maxRounds,
    players: room?.players ?? 0,
    // Other rooms have yet to play it.
    state: shut ? 'closed' : stateOf(event, status, homework),
    homework,
    noHomework: whyNoHomework(event, status),
    uncounted: whyUncounted(own, viewer, status),
    running: own.find(({ finished }) => !finished)?.id ?? null,
    ownName: own.find(({ name }) => name)?.name ?? viewer.player?.name ?? null,
    host: viewer.host,
    rows: await rankedRows(sql()`event_id = ${event.id} and kind = 'event'`, person),
  };
}

/** Days that were set decide; else an event can be played when it is over, unless its host does not want that. */
function stateOf(
  { settings }: EventInfo,
  status: string,
  homework: AloneEvent['homework'],
): AloneEvent['state'] {
  if (status === 'running' || status === 'paused') return 'closed';
  if (homework && dbNow() < homework.opensAt) return 'early';
  if (homework && dbNow() < homework.closesAt) return 'open';
  if (status === 'finished' && settings.replay) return 'open';
  return homework ? 'late' : 'closed';
}

interface OwnRun {
  id: string;
  counted: boolean;
  finished: boolean;
  name: string | null;
}

function ownRuns({ id }: EventInfo, person: Person): Promise<OwnRun[]> {
  return sql()<OwnRun[]>`
    select id, counted, finished, player_name as name from alone_run
    where event_id = ${id} and kind = 'event' and (person = ${person.key} or user_id = ${person.userId})
    order by started_at desc, id desc`;
}

/** Whoever was there, or could look, knows the tops; a seat in a lobby tells none. And once is once. */
function whyUncounted(
  own: readonly Pick<OwnRun, 'counted'>[],
  { player, host }: Viewer,
  status: string,
): AloneEvent['uncounted'] {
  if (own.some(({ counted }) => counted)) return 'repeat';
  if (host) return 'host';
  return player && status === 'finished' ? 'played' : null;
}
