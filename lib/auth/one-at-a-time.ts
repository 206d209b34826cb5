import { shared } from '@/lib/ops';

/** More than this many people waiting to sign in at once is not a hall but an attack. */
const MAX_WAITING = 64;

export class TooBusy extends Error {}

interface Line {
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Runs costly work in a line, one piece after another in this process: hashing passwords must never take
 * more than one core, nor more than one of the four threads that files and look-ups need, from a running
 * event. Rejects with {@link TooBusy} when the line is too long.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const line = shared<Line>('auth.line', () => ({ last: Promise.resolve(), waiting: 0 }));
  if (line.waiting >= MAX_WAITING) return Promise.reject(new TooBusy('too many sign-ins at once'));
  line.waiting += 1;
  const mine = line.last.then(work).finally(() => {
    line.waiting -= 1;
  });
  line.last = mine.catch(() => undefined);
  return mine;
}
