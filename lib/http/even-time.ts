import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Reading a slip takes some microseconds or, for a written one whose good word stands in the wrong place, several
 * milliseconds. Where nobody may learn whether a word is good, the answer goes out this long after the question, so
 * that the work, and the writing of the slip, are over by then and cannot be seen.
 */
const AFTER_MS = 40;

/** Waits for the moment of the answer to a question that came at `began` (by `performance.now()`). */
export async function evenTime(began: number): Promise<void> {
  const left = began + AFTER_MS - performance.now();
  if (left > 0) await sleep(left);
}
