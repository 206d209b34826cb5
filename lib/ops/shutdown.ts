import { log } from './log';
import { shared } from './registry';

/**
 * Stopping in order. Phases run one after the other; inside a phase the newest closer runs first, so what
 * was opened last is closed first.
 *   intake    stop taking connections, let requests in flight end, say good-bye to streams
 *   work      timers, queues (written out), worker threads
 *   pools     connections to the database
 *   database  the embedded server
 */
export const PHASES = ['intake', 'work', 'pools', 'database'] as const;
export type ShutdownPhase = (typeof PHASES)[number];

interface Closer {
  name: string;
  phase: ShutdownPhase;
  close: () => unknown;
}

interface State {
  closers: Closer[];
  stopping: Promise<void> | undefined;
}

const state = () => shared<State>('shutdown', () => ({ closers: [], stopping: undefined }));

/** Registers what to close on the way out. Returns a function that takes it back (when closed already). */
export function onShutdown(phase: ShutdownPhase, name: string, close: () => unknown): () => void {
  const closer = { name, phase, close };
  state().closers.push(closer);
  return () => {
    const { closers } = state();
    const at = closers.indexOf(closer);
    if (at >= 0) closers.splice(at, 1);
  };
}

/** Whether a stop was asked for: no new work should begin. */
export function isShuttingDown(): boolean {
  return state().stopping !== undefined;
}

/**
 * Runs all closers once; a second call waits for the first. A closer that fails or takes longer than
 * `limitMs` is logged and passed over, so that the phases after it still run.
 */
export function shutdown(limitMs = 10_000): Promise<void> {
  const s = state();
  s.stopping ??= closeAll(s, limitMs);
  return s.stopping;
}

async function closeAll(s: State, limitMs: number): Promise<void> {
  for (const phase of PHASES) {
    // Read anew per closer: closing one thing may take back another or open nothing new.
    for (let next = lastOf(s, phase); next; next = lastOf(s, phase)) {
      s.closers.splice(s.closers.indexOf(next), 1);
      await closeOne(next, limitMs);
    }
  }
}

function lastOf(s: State, phase: ShutdownPhase): Closer | undefined {
  return s.closers.findLast((closer) => closer.phase === phase);
}

async function closeOne({ name, close }: Closer, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([Promise.resolve().then(close), limit]);
  } catch (error) {
    log.error(`could not close ${name}`, { error });
  } finally {
    clearTimeout(timer);
  }
}

// One Ctrl-C reaches this process twice when npm runs it: from the terminal, and passed on by npm.
const SAME_KEYSTROKE_MS = 1000;

/**
 * Ctrl-C, a closed terminal and `SIGTERM` stop in order and leave with status 0; a second signal, later
 * than a second, leaves at once with 1 (an embedded database keeps running then; the next start takes it over).
 */
export function stopOnSignals(exit: (status: number) => void = process.exit): void {
  let first: number | undefined;
  const handle = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      log.info('stopping', { signal });
      void shutdown().then(() => exit(0));
    } else if (now - first > SAME_KEYSTROKE_MS) {
      log.warn('stopping at once', { signal });
      exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}
