import { startFeed, startTimeKeeper } from '@/lib/event';
import { ensureLexicon } from '@/lib/lexicons';
import { shared } from '@/lib/ops';
import { startSolver } from '@/lib/solver';

/**
 * What runs beside the requests, once a process: the first lexicon in memory, a warm solver, the live feed and the time
 * keeper. The database is there already. A second call waits for the first.
 */
export function startServices(): Promise<void> {
  return shared('services', start);
}

async function start(): Promise<void> {
  // The others are compiled when somebody wants them.
  await ensureLexicon('en');
  await startSolver('en');
  await startFeed();
  await startTimeKeeper();
}
