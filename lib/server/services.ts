import { startFeed, startTimeKeeper } from '@/lib/event';
import { shared } from '@/lib/ops';
import { LEXICONS, openLexicon, solve } from '@/lib/solver';

/**
 * What runs beside the requests, once a process: lexicons in memory, a warm solver, the live feed and the time
 * keeper. The database is there already. A second call waits for the first.
 */
export function startServices(): Promise<void> {
  return shared('services', start);
}

async function start(): Promise<void> {
  for (const { id } of LEXICONS) {
    openLexicon(id);
    await warmUp(id);
  }
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
