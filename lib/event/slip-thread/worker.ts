/** Entry of the thread that reads and writes slips. */
import { parentPort, workerData } from 'node:worker_threads';
import { setDatabaseUrl } from '@/lib/db';
import { type Env, overrideEnv, shutdown } from '@/lib/ops';
import { onSlipsWritten, type WrittenBatch } from '../slip-queue';
import { Desk } from './desk';
import type { FromDesk, SlipJob, SlipResult, ToDesk } from './jobs';

const { databaseUrl, env } = workerData as { databaseUrl: string; env: Env };
overrideEnv(env);
setDatabaseUrl(databaseUrl);

const desk = new Desk();
const NOTHING: WrittenBatch = { written: 0, late: 0, seconds: [] };
let answers: [number, SlipResult][] = [];
let batch = { ...NOTHING };

onSlipsWritten(({ written, late, seconds }) => {
  batch = {
    written: batch.written + written,
    late: batch.late + late,
    seconds: [...batch.seconds, ...seconds],
  };
});

const tell = (message: FromDesk) => parentPort?.postMessage(message);

/** What is answered in one turn goes back together. */
function answer(id: number, result: SlipResult): void {
  if (answers.length === 0) setImmediate(tellAnswers);
  answers.push([id, result]);
}

function tellAnswers(): void {
  tell({ answers, batch });
  answers = [];
  batch = { ...NOTHING };
}

function take(slips: readonly SlipJob[]): void {
  for (const slip of slips) void desk.take(slip).then((result) => answer(slip[0], result));
}

async function end(): Promise<void> {
  await shutdown();
  tell('ended');
  parentPort?.close();
}

parentPort?.on('message', (message: ToDesk) => {
  if (message === 'end') void end();
  else if (message === 'forget') desk.forget();
  else {
    desk.prepare(message.lexicons, message.rounds);
    take(message.slips);
  }
});
