/** Getting a lexicon ready: from memory, from its compiled file, or by compiling it. */
import { sql } from '@/lib/db';
import { log, shared } from '@/lib/ops';
import type { CompileOrder, Progress } from './compile/orders';
import { Abandoned, type OnProgress, runOrder } from './compile/run-order';
import { fileNames, findFile, keepFile, partFile, removeFile, sweepParts } from './files';
import { findLexicon, knownLexicon } from './find-lexicon';
import { heldLexicon, loadLexicon, loadLexiconSoon, type OpenLexicon } from './open-lexicons';
import type { LexiconSource } from './source';

export type LexiconStatus =
  | { state: 'ready'; words: number }
  | { state: 'building'; phase: Progress['phase']; progress: number }
  | { state: 'not-built' }
  | { state: 'failed'; why: string };

/** A lexicon that is being compiled in this process. */
interface Compiling extends Progress {
  done: Promise<void>;
  listeners: Set<OnProgress>;
}

const compiling = () => shared('lexicons-compiling', () => new Map<string, Compiling>());
const failures = () => shared('lexicons-failed', () => new Map<string, string>());

/** The lexicon, if nothing has to be compiled for it: from memory, or read in a moment. Throws otherwise. */
export function openLexicon(id: string): OpenLexicon {
  const source = knownLexicon(id);
  const open = heldLexicon(id) ?? (source && loadLexicon(source));
  if (open) return open;
  throw new Error(`lexicon ${id} is not ready`);
}

/** Whether `openLexicon` would give it: it is in memory or compiled. */
export function lexiconReady(id: string): boolean {
  const source = heldLexicon(id)?.source ?? knownLexicon(id);
  return source !== null && lexiconStatus(source).state === 'ready';
}

/** The lexicon, compiled first if it has to be; all who ask meanwhile wait for the same. */
export async function ensureLexicon(id: string, onProgress?: OnProgress): Promise<OpenLexicon> {
  const open = heldLexicon(id);
  if (open) return open;
  const source = knownLexicon(id) ?? (await findLexicon(id));
  if (!source) throw new Error(`no lexicon ${id}`);
  const loaded = compiling().has(id) ? null : await loadLexiconSoon(source);
  if (loaded) return loaded;
  const job = compiling().get(id) ?? start(source);
  if (onProgress) {
    job.listeners.add(onProgress);
    onProgress({ phase: job.phase, progress: job.progress });
  }
  await job.done.finally(() => onProgress && job.listeners.delete(onProgress));
  const compiled = await loadLexiconSoon(source);
  if (!compiled) throw new Error(`lexicon ${id} was compiled and is gone`);
  return compiled;
}

/** Begins to compile a lexicon that is not ready, and waits for nothing. */
export function beginLexicon(source: LexiconSource): void {
  const { state } = lexiconStatus(source);
  if (state === 'not-built' || state === 'failed') start(source);
}

/** `names`: of the files, for whoever asks about many. */
export function lexiconStatus(source: LexiconSource, names?: string[]): LexiconStatus {
  const open = heldLexicon(source.id);
  if (open) return { state: 'ready', words: open.lexicon.words };
  const job = compiling().get(source.id);
  if (job) return { state: 'building', phase: job.phase, progress: job.progress };
  const file = findFile(source, names ?? fileNames());
  if (file) return { state: 'ready', words: file.words };
  const why = failures().get(source.id);
  return why === undefined ? { state: 'not-built' } : { state: 'failed', why };
}

function start(source: LexiconSource): Compiling {
  const { id } = source;
  const job: Compiling = {
    phase: 'waiting',
    progress: 0,
    listeners: new Set(),
    done: Promise.resolve(),
  };
  const onProgress = (progress: Progress) => {
    Object.assign(job, { phase: progress.phase, progress: progress.progress });
    for (const listener of job.listeners) listener(progress);
  };
  failures().delete(id);
  compiling().set(id, job);
  job.done = compile(source, onProgress)
    .catch((error) => {
      if (!(error instanceof Abandoned)) {
        log.error('a lexicon could not be compiled', { lexicon: id, error });
        failures().set(id, error instanceof Error ? error.message : String(error));
      }
      throw error;
    })
    .finally(() => compiling().delete(id));
  // Whoever waits is told; when nobody does, the log has it.
  job.done.catch(() => {});
  return job;
}

async function compile(source: LexiconSource, onProgress: OnProgress): Promise<void> {
  const began = performance.now();
  sweepParts();
  const part = partFile(source.id);
  try {
    const { words } = await runOrder(await orderFor(source, part), onProgress);
    keepFile(source, part, words);
    const ms = Math.round(performance.now() - began);
    log.info('lexicon built', { lexicon: source.id, words, ms });
  } finally {
    removeFile(part);
  }
}

async function orderFor({ id, tileSet, list }: LexiconSource, file: string): Promise<CompileOrder> {
  const order = { kind: 'compile', tileSet, root: process.cwd(), file } as const;
  if (list.kind !== 'own') return { ...order, list };
  const [row] = await sql()<{ source: Uint8Array }[]>`select source from own_lexicon where id = ${id}`;
  if (!row) throw new Error(`the words of ${id} are gone`);
  return { ...order, list: { kind: 'stored', gzipped: row.source } };
}
