import { dbNow, sql } from '@/lib/db';
import type { EventInfo, Viewer } from '@/lib/event';
import type { AloneEvent, AloneRow } from '@/lib/http/schemas';
import { homeworkOf } from './homework';
import { roomOf } from './room';
import type { Person } from './run-row';

/** A list is read, not searched. */
const MOST_ROWS = 200;

/** Who asks: the browser's key, if it has one, and the seat in the event. */
export interface Asker {
  person: Person;
  viewer: Viewer;
}

/** Whether an event can be played alone at this moment, and who has done so. */
export async function readAloneEvent(event: EventInfo, { person, viewer }: Asker): Promise<AloneEvent> {
  const [homework, room, status] = await Promise.all([homeworkOf(event), roomOf(event), statusOf(event)]);
  const own = await ownRuns(event, person);
  return {
    code: event.code,
    name: event.name,
    settings: event.settings,
    rounds: room && room.rounds.length > 0 ? room.rounds.length : event.settings.maxRounds,
    players: room?.players ?? 0,
    state: stateOf(event, status, homework),
    homework,
    uncounted: whyUncounted(own, viewer),
    running: own.find(({ finished }) => !finished)?.id ?? null,
    ownName: own.find(({ name }) => name)?.name ?? viewer.player?.name ?? null,
    host: viewer.host,
    rows: await rowsOf(event, person),
  };
}

async function statusOf({ id }: EventInfo): Promise<string> {
  const [row] = await sql()<{ status: string }[]>`select status from event where id = ${id}`;
  return row?.status ?? 'lobby';
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
    order by started_at desc`;
}

/** Whoever was there, or could look, knows the tops; and once is once. */
export function whyUncounted(
  own: readonly Pick<OwnRun, 'counted'>[],
  { player, host }: Viewer,
): AloneEvent['uncounted'] {
  if (own.some(({ counted }) => counted)) return 'repeat';
  if (host) return 'host';
  return player ? 'played' : null;
}

/** Those that count and have begun, best first. */
async function rowsOf({ id }: EventInfo, { key, userId }: Person): Promise<AloneRow[]> {
  return sql()<AloneRow[]>`
    select player_name as name, rank() over (order by total desc)::int as rank, total,
           case when top_total > 0 then round(1000.0 * total / top_total) / 10 else 0 end::float8 as percentage,
           (select count(*)::int from alone_round where run_id = alone_run.id and closed_at is not null) as rounds,
           used_ms as "usedMs", finished,
           (person = ${key} or coalesce(user_id = ${userId}, false)) as mine
    from alone_run where event_id = ${id} and kind = 'event' and counted
    order by total desc, finished desc, player_name limit ${MOST_ROWS}`;
}
