/** Entry of the thread that makes a file of results: it reads, writes, hands over and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { closeSql, setDatabaseUrl } from '@/lib/db';
import { overrideEnv } from '@/lib/ops';
import { makeFile } from './make-file';
import type { Made, ThreadData } from './order';

const { order, databaseUrl, env } = workerData as ThreadData;
overrideEnv(env);
setDatabaseUrl(databaseUrl);

async function run(): Promise<void> {
  try {
    const bytes = await makeFile(order);
    parentPort?.postMessage({ bytes } satisfies Made, [bytes.buffer]);
  } catch (error) {
    const { message, code = null } = error as Error & { code?: string };
    parentPort?.postMessage({ failed: message, code } satisfies Made);
  } finally {
    await closeSql();
    parentPort?.close();
  }
}

void run();
