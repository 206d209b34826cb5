import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/**
 * Gives back at once what is garbage. Building leaves some large arrays at each of its steps, and by itself the
 * collector comes when it sees many objects. The memory of arrays that one collection has found is given back, for
 * certain, at the beginning of the next.
 */
export function collectGarbage(): void {
  collect ??= collector();
  collect();
  collect();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
