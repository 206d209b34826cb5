/**
 * Compiling on a thread of its own: it takes seconds and would stop every request. One at a time, since each
 * wants a core and some hundred megabytes for itself; the others wait in the order in which they came, lists of the
 * catalog behind the rest: anybody may ask for all of them, and a host looks at a page while an upload is read.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { onShutdown, shared, withYoung } from '@/lib/ops';
import { NotAWordList } from '../own/report';
import type { Compiled, Order, Progress, Told } from './orders';

/** Of the thread, for each half: words pass through one by one, so more would only be garbage that waits. */
const YOUNG_MB = 2;

export type OnProgress = (progress: Progress) => void;

interface Waiting {
  last: boolean;
  begin(): void;
}

/** What runs and what waits, so that stopping the process ends both. */
interface Queue {
  busy: boolean;
  waiting: Waiting[];
  stopped: AbortController;
}

function queue(): Queue {
  return shared('lexicon-orders', () => {
    const stopped = new AbortController();
    onShutdown('work', 'lexicon compiling', () => stopped.abort());
    return { busy: false, waiting: [], stopped };
  });
}

export class Abandoned extends Error {}

/**
 * Resolves when the order's file is written. Rejects with `NotAWordList` for an upload that is none, with
 * `Abandoned` when `signal` or a stop of the process ended it, with another error when it failed.
 */
export function runOrder(order: Order, onProgress: OnProgress, signal?: AbortSignal): Promise<Compiled> {
  const line = queue();
  const stop = signal ? AbortSignal.any([signal, line.stopped.signal]) : line.stopped.signal;
  onProgress({ phase: 'waiting', progress: 0 });
  return turn(line, order)
    .then(() => runNow(order, onProgress, stop))
    .finally(() => {
      line.busy = false;
      beginNext(line);
    });
}

/** Resolves when nothing else runs, and nothing may but who waited for it. */
function turn(line: Queue, { kind }: Order): Promise<void> {
  return new Promise((begin) => {
    const last = kind === 'compile';
    const behind = last ? -1 : line.waiting.findIndex((other) => other.last);
    line.waiting.splice(behind < 0 ? line.waiting.length : behind, 0, { last, begin });
    beginNext(line);
  });
}

function beginNext(line: Queue): void {
  if (line.busy) return;
  const first = line.waiting.shift();
  if (!first) return;
  line.busy = true;
  first.begin();
}

function runNow(order: Order, onProgress: OnProgress, signal: AbortSignal): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new Abandoned());
      return;
    }
    const script = join(/*turbopackIgnore: true*/ process.cwd(), 'build', 'lexicon-worker.mjs');
    const worker = withYoung(YOUNG_MB, () => new Worker(script, { workerData: order }));
    let ended = false;
    const end = (act: () => void) => {
      if (ended) return;
      ended = true;
      signal.removeEventListener('abort', abandon);
      // Its memory comes back at once, and it writes no more to what the caller may take away.
      void worker.terminate().then(act);
    };
    const abandon = () => end(() => reject(new Abandoned()));
    signal.addEventListener('abort', abandon, { once: true });
    worker.on('message', (told: Told) => {
      if (told.kind === 'progress') onProgress(told);
      else if (told.kind === 'done') end(() => resolve(told));
      else end(() => reject(faultOf(told)));
    });
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', (code) => end(() => reject(new Error(`the compiling thread ended with ${code}`))));
  });
}

function faultOf(told: Extract<Told, { kind: 'refused' | 'failed' }>): Error {
  return told.kind === 'failed' ? new Error(told.why) : new NotAWordList(told.code, told.detail);
}
