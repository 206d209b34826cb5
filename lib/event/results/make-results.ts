/**
 * Files of results are made on a thread of their own: of ten thousand players and twenty rounds it takes seconds, and
 * rounds of other events close meanwhile. One at a time, since each takes a core and some hundred megabytes; what was
 * made is kept for a while, since a hall fetches the same file at once.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseUrl, sql } from '@/lib/db';
import { env, log, onShutdown, shared } from '@/lib/ops';
import type { EventInfo } from '../event-info';
import { type Refusal, refuse } from '../refusal';
import type { Viewer } from '../viewer';
import { makeFile } from './make-file';
import type { Made, ResultKind, ResultsOrder, ResultsPart, ThreadData } from './order';
import type { RoomsOf } from './read-rooms-file';

/** Reading and nothing else. */
const CONNECTIONS = 4;
/** Who comes when so many wait asks again later. */
const MOST_WAITING = 30;
const LIMIT_MS = 120_000;
/** Of a club's evening a text is made in less time than a thread takes to start. */
const FEW_LINES = 2000;
const TEXTS: ReadonlySet<ResultKind> = new Set<ResultKind>(['csv', 'json', 'tables']);
const KEPT_BYTES = 48 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

interface Desk {
  last: Promise<unknown>;
  waiting: number;
  stopped: AbortController;
  /** by what was asked for and the state of the event, oldest first */
  kept: Map<string, Bytes>;
  /** on their way */
  running: Map<string, Promise<Bytes>>;
  /** started by the first order, and by the first one after it was lost or let go */
  thread: Worker | null;
  letGo: NodeJS.Timeout | undefined;
}

function desk(): Desk {
  return shared('results', () => {
    const stopped = new AbortController();
    const own: Desk = {
      ...{ last: Promise.resolve(), waiting: 0, stopped, kept: new Map(), running: new Map() },
      ...{ thread: null, letGo: undefined },
    };
    onShutdown('work', 'results', async () => {
      stopped.abort();
      clearTimeout(own.letGo);
      await own.thread?.terminate();
    });
    return own;
  });
}

/** Public once the event is finished; the host has them at any time. */
export async function makeResults(
  order: Omit<ResultsOrder, 'host' | 'event'> & { event: EventInfo },
  viewer: Viewer,
): Promise<Bytes | Refusal> {
  const { event } = order;
  const [facts] = await sql()<{ status: string; version: number; lines: number }[]>`
    select status, version,
           players * (select count(*)::int from round where game_id = ${event.gameId} and status = 'closed') as lines
    from event where id = ${event.id}`;
  const isOwn = order.kind === 'sheets' && order.playerId !== null;
  if (facts?.status !== 'finished' && !viewer.host && !isOwn) return refuse('results-not-public');
  if (isOwn && !(await isPlayer(event.id, order.playerId))) return refuse('player-not-found');
  if (order.only && !(await hasPart(event.id, order.only))) return refuse('part-not-found');
  return make(
    { ...order, host: viewer.host },
    { id: event.id, version: facts?.version, lines: facts?.lines ?? 0 },
  );
}

/** Of all rooms that play one game; whether they are public yet is for the caller to know. */
export async function makeRoomsResults(
  order: Omit<ResultsOrder, 'event'> & { event: RoomsOf },
): Promise<Bytes | Refusal> {
  const ids = order.event.rooms.map(({ id }) => id);
  const versions = await sql()<{ version: string }[]>`
    select string_agg(id || ' ' || version, ',' order by id) as version from event where id = any(${ids})`;
  const { code } = order.event;
  return make(order, { id: code, version: versions[0]?.version, lines: Number.POSITIVE_INFINITY });
}

/** `version`: what it is made from has not changed while this has not; `lines`: how much it is. */
async function make(
  asked: ResultsOrder,
  { lines, ...made }: { id: string; version: unknown; lines: number },
): Promise<Bytes | Refusal> {
  const { event: _, ...wanted } = asked;
  const key = JSON.stringify([made, wanted]);
  const { kept, running, waiting } = desk();
  const known = kept.get(key) ?? running.get(key);
  if (known) return known;
  if (TEXTS.has(asked.kind) && lines <= FEW_LINES) return makeFile(asked);
  if (waiting >= MOST_WAITING) return refuse('unavailable', { retryAfterSeconds: 5 });
  return inLine(key, asked);
}

async function isPlayer(eventId: string, id: string | null): Promise<boolean> {
  const found = await sql()`
    select 1 from player where id = ${id} and event_id = ${eventId} and removed_at is null`;
  return found.length > 0;
}

async function hasPart(eventId: string, { of, name }: ResultsPart): Promise<boolean> {
  const found = await sql()`
    select 1 from player where event_id = ${eventId} and removed_at is null and ${sql()(of)} = ${name} limit 1`;
  return found.length > 0;
}

function inLine(key: string, order: ResultsOrder): Promise<Bytes> {
  const line = desk();
  line.waiting += 1;
  const running = line.last.then(() => runNow(order, line.stopped.signal));
  line.last = running.catch(() => {});
  line.running.set(key, running);
  const done = running.then((bytes) => {
    keep(line.kept, key, bytes);
    return bytes;
  });
  const leave = () => {
    line.waiting -= 1;
    line.running.delete(key);
  };
  done.then(leave, leave);
  return done;
}

function keep(kept: Map<string, Bytes>, key: string, bytes: Bytes): void {
  kept.set(key, bytes);
  let sum = [...kept.values()].reduce((total, { byteLength }) => total + byteLength, 0);
  for (const [oldest, { byteLength }] of kept) {
    if (sum <= KEPT_BYTES) return;
    kept.delete(oldest);
    sum -= byteLength;
  }
}

/** A thread that is warm answers in a tenth of the time that one takes to start. */
const IDLE_MS = 30_000;
/** What it took to make a long list does not come back by itself. */
const LONG_BYTES = 1_000_000;

function threadOf(own: Desk): Worker {
  clearTimeout(own.letGo);
  if (own.thread) return own.thread;
  const workerData: ThreadData = {
    databaseUrl: databaseUrl(),
    env: { ...env(), databasePool: CONNECTIONS },
  };
  const script = join(/*turbopackIgnore: true*/ process.cwd(), 'build', 'results-worker.mjs');
  const worker = new Worker(script, { workerData });
  worker.unref();
  // Between two orders as well: an error that nobody hears would end the process.
  worker.on('error', (error) => log.warn('thread of results lost, the next order starts another', { error }));
  worker.once('exit', () => {
    if (own.thread === worker) own.thread = null;
  });
  own.thread = worker;
  return worker;
}

function letGo(own: Desk, worker: Worker): void {
  if (own.thread === worker) own.thread = null;
  void worker.terminate();
}

function runNow(order: ResultsOrder, stopped: AbortSignal): Promise<Bytes> {
  const own = desk();
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(LIMIT_MS)]);
  return new Promise((resolve, reject) => {
    const worker = threadOf(own);
    const end = (act: () => void, keeps: boolean) => {
      signal.removeEventListener('abort', abort);
      worker.off('message', heard).off('error', failed).off('exit', exited);
      if (!keeps) letGo(own, worker);
      else own.letGo = setTimeout(() => letGo(own, worker), IDLE_MS).unref();
      act();
    };
    const abort = () => end(() => reject(new Error('making the results was stopped')), false);
    const exited = (code: number) =>
      end(() => reject(new Error(`the thread of results ended with ${code}`)), false);
    const failed = (error: Error) => end(() => reject(error), false);
    const heard = (made: Made) => {
      if ('bytes' in made) end(() => resolve(made.bytes), made.bytes.byteLength <= LONG_BYTES);
      else end(() => reject(Object.assign(new Error(made.failed), made.code && { code: made.code })), false);
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.once('message', heard);
    worker.once('error', failed);
    worker.once('exit', exited);
    worker.postMessage(order);
  });
}
