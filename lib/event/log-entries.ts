import { sql } from '@/lib/db';
import type { EventInfo } from './event-info';
import { isKeptBack } from './kept-back';
import type { LogKind } from './log';
import type { Viewer } from './viewer';

/** What an event's log says of one change. */
export interface LogEntry {
  version: number;
  kind: LogKind;
  /** JSON text of the part that is the same for everybody */
  data: string;
}

/** A stream that missed more than this begins with a snapshot. */
const LONGEST_TAIL = 40;

/** What came after a version; many joins, or rulings of a round, in a row as one entry. */
export async function readLog(eventId: string, after: number): Promise<LogEntry[]> {
  const [entries = []] = await readLogs([{ eventId, after }]);
  return entries;
}

/** The same for several events, in their order. */
export async function readLogs(seen: readonly { eventId: string; after: number }[]): Promise<LogEntry[][]> {
  const asked = seen.map(({ eventId, after }, at) => ({ at, id: eventId, after }));
  const rows = await sql()<(LogEntry & { at: number })[]>`
    select a.at, l.version, l.kind, l.data::text as data
    from jsonb_to_recordset(${sql().json(asked)}) as a(at int, id text, after int)
    join log_entry l on l.event_id = a.id and l.version > a.after order by a.at, l.version`;
  const logs = seen.map((): LogEntry[] => []);
  for (const { at, ...entry } of rows) logs[at]?.push(entry);
  return logs.map(joinAlike);
}

/**
 * The same; null when it is too much, or the version was never reached here, or the log tells what is kept back now
 * (see kept-back.ts): the gate of snapshots knows what may be told.
 */
export async function readTail(
  event: Pick<EventInfo, 'id' | 'gatheringId'>,
  after: number,
  viewer: Viewer,
): Promise<LogEntry[] | null> {
  const [row] = await sql()<{ version: number; over: boolean }[]>`
    select version, status = 'finished' as over from event where id = ${event.id}`;
  if (!row || after > row.version || row.version - after > LONGEST_TAIL) return null;
  if (row.over && (await isKeptBack(event, viewer))) return null;
  return readLog(event.id, after);
}

/** The number of the round that an entry tells of. */
export function roundOf({ data }: LogEntry): number {
  return (JSON.parse(data) as { number: number }).number;
}

function joinAlike(entries: LogEntry[]): LogEntry[] {
  const joined: LogEntry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const both = last ? together(last, entry) : null;
    if (both) joined[joined.length - 1] = both;
    else joined.push(entry);
  }
  return joined;
}

/** Two entries in a row as one that says all that both say; null: there is none. */
function together(earlier: LogEntry, later: LogEntry): LogEntry | null {
  if (earlier.kind !== later.kind) return null;
  if (later.kind === 'lobby') return { ...later, data: mergeNames(earlier.data, later.data) };
  // A ruling tells all standings, so the later one is enough.
  return later.kind === 'ruling' && ruledOn(earlier) === ruledOn(later) ? later : null;
}

/** The round that was ruled on, after which round. */
function ruledOn({ data }: LogEntry): string {
  const { number, round } = JSON.parse(data) as { number: number; round?: number | null };
  return `${number} ${round}`;
}

export const NAMES_SHOWN = 60;

interface Names {
  joined: string[];
  /** who was removed, or renamed */
  left?: string[];
  /** how many wait for the host's word */
  asking?: number;
  /** the door was shut, or opened */
  locked?: boolean;
}

function mergeNames(earlier: string, later: string): string {
  const before = JSON.parse(earlier) as Names;
  const after = JSON.parse(later) as Names;
  const stayed = before.joined.filter((name) => !after.left?.includes(name));
  const left = [...(before.left ?? []), ...(after.left ?? [])];
  const joined = [...after.joined, ...stayed].slice(0, NAMES_SHOWN);
  return JSON.stringify({ ...before, ...after, joined, ...(left.length > 0 && { left }) });
}
