/**
 * Worker threads that answer solving jobs. Each worker has one job at a time; the others wait in order. A job
 * that takes longer than the limit, or whose worker dies, is given to a new worker once, then fails.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ensureLexicon, isHeld, type OpenLexicon } from '@/lib/lexicons';
import { env, histogram, isShuttingDown, log, onShutdown, shared, withYoung } from '@/lib/ops';
import type { Job, JobResult, ToWorker, WorkerAnswer } from './jobs';

const LIMIT_MS = 20_000;
/** Of the first job of a thread, which is always the same and cannot run away: a busy machine is slow to start. */
const WARM_UP_LIMIT_MS = 180_000;
/** Of a thread, for each half: more than the search leaves behind in a job. */
const YOUNG_MB = 8;

const seconds = () => histogram('onerack_solve_seconds', 'Time of a solver thread for one job');

interface Task {
  job: Job;
  lexicon: OpenLexicon;
  tries: number;
  resolve(result: JobResult<Job>): void;
  reject(error: Error): void;
}

interface Seat {
  worker: Worker;
  /** memory of the lexicons that its thread has */
  known: Map<string, SharedArrayBuffer>;
  task: Task | null;
  /** when the task was given, ms */
  since: number;
  timer: NodeJS.Timeout | null;
}

class Pool {
  private readonly waiting: Task[] = [];
  private readonly seats: Seat[] = [];

  constructor(size: number) {
    for (let i = 0; i < size; i++) this.seats.push(this.seat());
  }

  /** A job whose lexicon is not ready waits for it outside the line. */
  async run(job: Job): Promise<JobResult<Job>> {
    const lexicon = await ensureLexicon(job.lexicon);
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, lexicon, tries: 0, resolve, reject });
      this.assign();
    });
  }

  /** Every thread is free when this is called first, so each gets one of the jobs. */
  async warmUp(lexicon: string): Promise<void> {
    await Promise.all(this.seats.map(() => this.run({ kind: 'warm-up', lexicon })));
  }

  async close(): Promise<void> {
    const seats = this.seats.splice(0);
    await Promise.all(seats.map(({ worker }) => worker.terminate()));
  }

  private seat(): Seat {
    const script = join(/*turbopackIgnore: true*/ process.cwd(), 'build', 'solver-worker.mjs');
    const worker = withYoung(YOUNG_MB, () => new Worker(script));
    const seat: Seat = { worker, known: new Map(), task: null, since: 0, timer: null };
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => this.answered(seat, answer));
    worker.on('error', (error) => this.lost(seat, error));
    worker.on('exit', () => this.lost(seat, new Error('the solver thread ended')));
    return seat;
  }

  private assign(): void {
    for (const seat of this.seats) {
      if (seat.task) continue;
      const task = this.waiting.shift();
      if (!task) return;
      this.give(seat, task);
    }
  }

  private give(seat: Seat, task: Task): void {
    task.tries += 1;
    seat.task = task;
    seat.since = performance.now();
    const limit = task.job.kind === 'warm-up' ? WARM_UP_LIMIT_MS : LIMIT_MS;
    seat.timer = setTimeout(() => void seat.worker.terminate(), limit);
    const { memory, source } = task.lexicon;
    const id = task.job.lexicon;
    const forget = [...seat.known.keys()].filter((one) => one !== id && !isHeld(one, seat.known.get(one)!));
    for (const one of forget) seat.known.delete(one);
    const message: ToWorker = { job: task.job, forget };
    if (seat.known.get(id) !== memory) {
      message.lexicon = { id, memory, tileSet: source.tileSet };
      seat.known.set(id, memory);
    }
    seat.worker.postMessage(message);
  }

  private answered(seat: Seat, answer: WorkerAnswer): void {
    const task = this.free(seat);
    if (!task) return;
    if (task.job.kind !== 'warm-up') seconds().observe((performance.now() - seat.since) / 1000);
    if ('error' in answer) task.reject(new Error(answer.error));
    else task.resolve(answer.result);
    this.assign();
  }

  private lost(seat: Seat, error: Error): void {
    const at = this.seats.indexOf(seat);
    if (at < 0) return;
    const task = this.free(seat);
    if (isShuttingDown()) {
      this.seats.splice(at, 1);
      task?.reject(error);
      return;
    }
    log.warn('solver thread lost, starting another', { error });
    this.seats[at] = this.seat();
    if (task && task.tries < 2) this.waiting.unshift(task);
    else task?.reject(error);
    this.assign();
  }

  private free(seat: Seat): Task | null {
    if (seat.timer) clearTimeout(seat.timer);
    const task = seat.task;
    seat.timer = null;
    seat.task = null;
    return task;
  }
}

/** One thread leaves a core to the server and one to the database on small machines. */
const threads = () => env().solverThreads ?? Math.max(1, Math.min(4, availableParallelism() - 1));

function pool(): Pool {
  return shared('solver', () => {
    const made = new Pool(threads());
    onShutdown('work', 'solver', () => made.close());
    return made;
  });
}

/** Starts the solver threads and gives each the lexicon, so that no request waits for the compiling of the search. */
export function startSolver(lexicon: string): Promise<void> {
  return pool().warmUp(lexicon);
}

/** Answers a job on a solver thread. Rejects when the job fails or takes too long twice. */
export function solve<J extends Job>(job: J): Promise<JobResult<J>> {
  return pool().run(job) as Promise<JobResult<J>>;
}
