import { sql } from '@/lib/db';
import { shared } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { Remembered } from './remembered';

/** What was counted, and the event's version that it was counted at. */
export interface Counted<T> {
  version: number;
  data: T;
}

export interface DigestAsked<T> {
  event: EventInfo;
  /** the event's, as the reader knows it */
  version: number;
  /** of the round, or of the game */
  id: string;
  /** false for what the next round changes: it is remembered by this process alone */
  keep: boolean;
  count(): Promise<Counted<T>>;
}

interface Memory {
  known: Remembered<unknown>;
  /** the last counting in line */
  last: Promise<unknown>;
}

const memory = () =>
  shared<Memory>('digests', () => ({ known: new Remembered(150), last: Promise.resolve() }));

/**
 * What a review counts out of slips and standings: read, or counted by the first who asks and kept in the database until
 * standings are computed again. One is counted at a time: whoever plays at this moment comes first.
 */
export async function keptDigest<T>({ event, version, id, keep, count }: DigestAsked<T>): Promise<T> {
  const digest = await memory().known.get(`${id} ${version}`, async () => {
    const [stored] = await sql()<{ data: T }[]>`select data from digest where id = ${id}`;
    if (stored) return stored.data;
    const counted = await inLine(count);
    if (keep) await store(event, id, counted);
    return counted.data;
  });
  return digest as T;
}

function inLine<T>(work: () => Promise<T>): Promise<T> {
  const state = memory();
  const done = state.last.then(work, work);
  state.last = done.catch(() => {});
  return done;
}

/**
 * Whoever computes standings again holds the event's row, raises its version and deletes what was kept: then this finds
 * another version, and keeps nothing.
 */
async function store<T>(event: EventInfo, id: string, { version, data }: Counted<T>): Promise<void> {
  await sql()`
    with held as materialized (
      select id from event where id = ${event.id} and version = ${version} for share)
    insert into digest (id, event_id, data) select ${id}, held.id, ${sql().json(data as never)} from held
    on conflict (id) do nothing`;
}
