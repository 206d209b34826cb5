/**
 * The thread that reads slips and writes them, seen from the thread that serves requests. In the last seconds of a
 * round ten thousand come at once: here they cost no more than their request and their answer, and the other core
 * does the rest.
 *
 *   submitted → handed over, with all of the same turn → answered after the commit
 *
 * If the thread dies, those that wait are told that the service cannot work at the moment, as when the database is
 * away: their senders send them again, and what had been stored is answered with what is stored.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseUrl } from '@/lib/db';
import { isHeld, openLexicon } from '@/lib/lexicons';
import { counter, env, histogram, isShuttingDown, log, onShutdown, shared } from '@/lib/ops';
import type { WrittenBatch } from '../slip-queue';
import type { FromDesk, RoundSheet, SlipJob, SlipResult, ToDesk } from './jobs';

const written = () => counter('onerack_slips_written_total', 'Slips stored in time');
const late = () => counter('onerack_slips_late_total', 'Slips that came after the end');
const seconds = () => histogram('onerack_slip_batch_seconds', 'Time to write one batch of slips');

/** Rounds that the thread keeps; beyond it everything is said anew. */
const MOST_ROUNDS = 2000;
/** One writes, one tells how many slips are in. */
const CONNECTIONS = 2;
/** What a batch leaves behind is small, and gone with it. */
const YOUNG_MB = 24;

interface Waiting {
  resolve(result: SlipResult): void;
  reject(error: Error): void;
}

export interface SubmittedSlip {
  round: RoundSheet;
  playerId: string;
  text: string;
  receivedAt: number;
}

export class SlipThread {
  /** started by the first slip, and by the first one after it was lost */
  private worker: Worker | null = null;
  /** in the order in which they came */
  private readonly waiting = new Map<number, Waiting>();
  private readonly drains: { upTo: number; resolve(): void }[] = [];
  private last = 0;
  private planned = false;
  private outgoing: SlipJob[] = [];
  private newRounds: RoundSheet[] = [];
  private readonly rounds = new Set<string>();
  private readonly lexicons = new Map<string, SharedArrayBuffer>();
  private ended: (() => void) | null = null;

  submit({ round, playerId, text, receivedAt }: SubmittedSlip): Promise<SlipResult> {
    if (this.ended) return Promise.reject(notAnswered());
    return new Promise((resolve, reject) => {
      this.last += 1;
      this.waiting.set(this.last, { resolve, reject });
      this.prepare(round);
      this.outgoing.push([this.last, round.id, playerId, text, receivedAt]);
      this.soon();
    });
  }

  /** Tells the thread of a round, if it does not know it. */
  prepare(round: RoundSheet): void {
    if (this.rounds.has(round.id) || this.ended) return;
    this.rounds.add(round.id);
    this.newRounds.push(round);
    this.soon();
  }

  private soon(): void {
    if (this.planned) return;
    this.planned = true;
    setImmediate(() => this.handOver());
  }

  /** Resolves when everything that was submitted before has been answered. */
  drained(): Promise<void> {
    if (this.waiting.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.drains.push({ upTo: this.last, resolve }));
  }

  /** Lets the thread write what it has, and ends it. */
  async close(): Promise<void> {
    await this.drained();
    const { worker } = this;
    if (!worker || this.ended) return;
    await new Promise<void>((resolve) => {
      this.ended = resolve;
      worker.postMessage('end' satisfies ToDesk);
    });
    await worker.terminate();
  }

  private start(): Worker {
    const worker = new Worker(join(/*turbopackIgnore: true*/ process.cwd(), 'build', 'slip-worker.mjs'), {
      workerData: { databaseUrl: databaseUrl(), env: { ...env(), databasePool: CONNECTIONS } },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    worker.on('message', (message: FromDesk) => this.hear(message));
    worker.on('error', (error) => this.lost(worker, error));
    worker.on('exit', () => this.lost(worker, new Error('the slip thread ended')));
    return worker;
  }

  private post(message: ToDesk): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private handOver(): void {
    const slips = this.outgoing;
    const rounds = this.newRounds;
    this.outgoing = [];
    this.newRounds = [];
    this.planned = false;
    if (slips.length + rounds.length === 0) return;
    this.post({ slips, rounds, lexicons: rounds.length > 0 ? this.newLexicons(rounds) : [] });
    if (this.rounds.size > MOST_ROUNDS) this.forget();
  }

  private newLexicons(rounds: readonly RoundSheet[]) {
    const ids = [...new Set(rounds.map(({ settings }) => settings.lexicon))];
    return ids.flatMap((id) => {
      const { memory, source } = openLexicon(id);
      if (this.lexicons.get(id) === memory) return [];
      this.lexicons.set(id, memory);
      return [{ id, memory, tileSet: source.tileSet }];
    });
  }

  /** After this message, so that those on their way still find theirs. */
  private forget(): void {
    this.rounds.clear();
    this.lexicons.clear();
    this.post('forget');
  }

  private hear(message: FromDesk): void {
    if (message === 'ended') {
      this.ended?.();
      return;
    }
    this.count(message.batch);
    for (const [id, result] of message.answers) {
      this.waiting.get(id)?.resolve(result);
      this.waiting.delete(id);
    }
    this.drain();
    if (![...this.lexicons].every(([id, memory]) => isHeld(id, memory))) this.forget();
  }

  private count(batch: WrittenBatch): void {
    written().add(batch.written);
    late().add(batch.late);
    for (const time of batch.seconds) seconds().observe(time);
  }

  private drain(): void {
    const [oldest = Number.POSITIVE_INFINITY] = this.waiting.keys();
    while (this.drains[0] && this.drains[0].upTo < oldest) this.drains.shift()?.resolve();
  }

  private lost(worker: Worker, error: Error): void {
    if (worker !== this.worker || this.ended) return;
    if (!isShuttingDown()) log.warn('slip thread lost, the next slip starts another', { error });
    this.worker = null;
    this.rounds.clear();
    this.lexicons.clear();
    this.outgoing = [];
    this.newRounds = [];
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(notAnswered());
    this.drain();
  }
}

/** As when the connection to the database breaks: nothing was acknowledged, send it again. */
const notAnswered = () => Object.assign(new Error('the slip thread was lost'), { code: 'ECONNRESET' });

const KEY = 'slip-thread';

/** The one of this process. */
export function slipThread(): SlipThread {
  return shared(KEY, () => {
    const thread = new SlipThread();
    onShutdown('work', 'slips', () => thread.close());
    return thread;
  });
}
