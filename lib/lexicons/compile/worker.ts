/** Entry of the compiling thread: one order, then the end. */
import { parentPort, workerData } from 'node:worker_threads';
import { readUpload } from '../own/read-upload';
import { NotAWordList } from '../own/report';
import { collectGarbage } from './collect-garbage';
import { compileList } from './compile-list';
import type { Compiled, Order, Phase, Tell, Told } from './orders';
import { packLexicon } from './pack-lexicon';

/** The list is read and spelled in this share of the time, then the graph is built. */
const READING = 0.4;
const TELL_EVERY_MS = 100;

/** Bytes are handed over, not copied. */
function send(told: Told): void {
  const bytes = told.kind === 'done' ? told.gzipped : undefined;
  parentPort?.postMessage(told, bytes ? [bytes.buffer] : []);
}

let toldAt = 0;
let toldPhase: Phase = 'waiting';

/** Called for every word while reading, at the end of every step while building. */
const tell: Tell = (phase, part) => {
  const now = performance.now();
  if (phase === 'reading' && phase === toldPhase && now - toldAt < TELL_EVERY_MS) return;
  toldAt = now;
  toldPhase = phase;
  if (phase === 'building') collectGarbage();
  const progress = phase === 'reading' ? part * READING : READING + part * (1 - READING);
  send({ kind: 'progress', phase, progress });
};

function done(order: Order): Compiled {
  if (order.kind === 'pack') return packLexicon(order);
  return order.kind === 'compile' ? compileList(order, tell) : readUpload(order, tell);
}

function obey(order: Order): Told {
  try {
    return { kind: 'done', ...done(order) };
  } catch (error) {
    if (error instanceof NotAWordList) return { kind: 'refused', code: error.code, detail: error.message };
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

send(obey(workerData as Order));
