import { cleanUpRuns } from '@/lib/alone';
import { cleanUpTables } from '@/lib/classic';
import { isShuttingDown, log, onShutdown, shared } from '@/lib/ops';

const DAY_MS = 24 * 3600 * 1000;
/** Not in the way of whoever waits for the service to start. */
const FIRST_MS = 5 * 60 * 1000;

/** What is tidied once a day; in several processes it is done by each, and the later ones find nothing to do. */
async function tidy(): Promise<void> {
  try {
    const [runs, tables] = await Promise.all([cleanUpRuns(), cleanUpTables()]);
    log.info('tidied', { runsDeleted: runs.deleted, runsEnded: runs.ended, tablesDeleted: tables });
  } catch (error) {
    if (!isShuttingDown()) log.warn('could not tidy', { error });
  }
}

export function startDaily(): void {
  shared('daily', () => {
    let work = Promise.resolve();
    const run = () => {
      work = tidy();
    };
    const first = setTimeout(run, FIRST_MS).unref();
    const daily = setInterval(run, DAY_MS).unref();
    onShutdown('work', 'daily', () => {
      clearTimeout(first);
      clearInterval(daily);
      return work;
    });
    return true;
  });
}
