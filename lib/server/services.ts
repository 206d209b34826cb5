import { startTables } from '@/lib/classic';
import { clockUncertainty } from '@/lib/db';
import { startFeed, startTimeKeeper } from '@/lib/event';
import { rehearseSlips } from '@/lib/http';
import { ensureLexicon } from '@/lib/lexicons';
import { gauge, shared, startLoopMeter } from '@/lib/ops';
import { startSolver } from '@/lib/solver';
import { startDaily } from './daily';

/**
 * What runs beside the requests, once a process: the first lexicon in memory, a warm solver, the live feed and the time
 * keeper. The database is there already. A second call waits for the first.
 */
export function startServices(): Promise<void> {
  return shared('services', start);
}

async function start(): Promise<void> {
  measure();
  // The others are compiled when somebody wants them.
  const { lexicon } = await ensureLexicon('en');
  await startSolver('en');
  await startFeed();
  await startTimeKeeper();
  await startTables();
  startDaily();
  // Not waited for: it takes some seconds, and whoever comes meanwhile is served.
  void rehearseSlips(lexicon);
}

/** What is asked of the process as a whole. */
function measure(): void {
  startLoopMeter();
  gauge('onerack_memory_bytes', 'Memory of this process', () => process.memoryUsage.rss());
  gauge(
    'onerack_database_round_trip_seconds',
    'Quickest of the last pings of the database',
    () => (clockUncertainty() * 2) / 1000,
  );
}
