import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Reading a slip takes some microseconds or, for a written one whose good word stands in the wrong place, several
 * milliseconds. Where nobody may learn whether a word is good, the answer goes out this long after the question, so
 * that the work, and the writing of the slip, are over by then and cannot be seen. Where a busy machine takes longer,
 * it goes out as long after that again, and so on: a few milliseconds show in few answers then, not in all.
 */
const EVERY_MS = 40;

/** From the moment that a question has taken so long until its answer goes out. */
export const untilAnswer = (tookMs: number): number => EVERY_MS - (tookMs % EVERY_MS);

/** Waits for the moment of the answer to a question that came at `began` (by `performance.now()`). */
export async function evenTime(began: number): Promise<void> {
  await sleep(untilAnswer(performance.now() - began));
}
