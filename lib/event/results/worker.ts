/** Entry of the thread that makes files of results: it reads, writes and hands over, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { setDatabaseUrl } from '@/lib/db';
import { overrideEnv } from '@/lib/ops';
import { makeFile } from './make-file';
import type { Made, ResultsOrder, ThreadData } from './order';

const { databaseUrl, env } = workerData as ThreadData;
overrideEnv(env);
setDatabaseUrl(databaseUrl);

parentPort?.on('message', async (order: ResultsOrder) => {
  try {
    const bytes = await makeFile(order);
    parentPort?.postMessage({ bytes } satisfies Made, [bytes.buffer]);
  } catch (error) {
    const { message, code = null } = error as Error & { code?: string };
    parentPort?.postMessage({ failed: message, code } satisfies Made);
  }
});
