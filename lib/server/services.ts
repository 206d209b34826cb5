import { startFeed, startTimeKeeper } from '@/lib/event';
import { ensureLexicon } from '@/lib/lexicons';
import { shared } from '@/lib/ops';
import { solve } from '@/lib/solver';

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
  await warmUp('en');
  await startFeed();
  await startTimeKeeper();
}

/** Some rounds played through, so that the first event does not pay for compiling the search. */
async function warmUp(lexicon: string): Promise<void> {
  const board = Array<string>(15).fill('.'.repeat(15));
  board[7] = '....QUARTZ.....';
  for (const rack of ['AEINRST', 'BDEGLO?', 'AEIORT?'])
    await solve({ kind: 'moves', lexicon, board, rack, most: 1 });
}
