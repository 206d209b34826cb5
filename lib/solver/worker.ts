/** Entry of a solver thread. */
import { parentPort } from 'node:worker_threads';
import { Lexicon, tileSet } from '@/lib/engine';
import { answer } from './answer';
import type { ToWorker, WorkerAnswer } from './jobs';

const lexicons = new Map<string, Lexicon>();

parentPort?.on('message', ({ job, lexicon, forget }: ToWorker) => {
  const reply = (message: WorkerAnswer) => parentPort?.postMessage(message);
  try {
    for (const id of forget) lexicons.delete(id);
    if (lexicon) lexicons.set(lexicon.id, Lexicon.load(lexicon.memory, tileSet(lexicon.tileSet)));
    const known = lexicons.get(job.lexicon);
    if (!known) throw new Error(`lexicon ${job.lexicon} was not handed over`);
    reply({ result: answer(job, known) });
  } catch (error) {
    reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
