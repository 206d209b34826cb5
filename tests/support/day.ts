import { setTimeout as sleep } from 'node:timers/promises';

const DAY_MS = 24 * 3_600_000;
/** A test that has begun is over by then, on a busy machine too. */
const LEFT_MS = 120_000;

/** Waits, shortly before midnight, for the next day: games of the day are of a day in UTC. */
export async function dayAhead(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < LEFT_MS) await sleep(left + 1000);
}
