import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/**
 * Gives back at once what is garbage. Building leaves some large arrays at each of its steps, and by itself the
 * collector comes when it sees many objects. A collection that was under way when something became garbage does not find
 * it, the next one does; and the memory of arrays that one has found is given back, for certain, at the beginning of the
 * next: so it takes three.
 */
export function collectGarbage(): void {
  collect ??= collector();
  for (let times = 0; times < 3; times++) collect();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
