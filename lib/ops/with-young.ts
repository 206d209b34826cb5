import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';

const FLAG = '--max-semi-space-size=';

/**
 * Begins a thread whose young generation has at most two halves of this size. What `npm start` says for the process goes
 * before a thread's own limits (`resourceLimits`), so it is said otherwise until the thread has begun.
 */
export function withYoung(megabytes: number, begin: () => Worker): Worker {
  const usual = process.execArgv.find((flag) => flag.startsWith(FLAG));
  setFlagsFromString(`${FLAG}${megabytes}`);
  const worker = begin();
  const restore = () => setFlagsFromString(usual ?? `${FLAG}0`);
  worker.once('online', restore);
  worker.once('exit', restore);
  return worker;
}
