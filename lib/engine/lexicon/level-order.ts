import { bitCount, STATE } from './word-graph';

/**
 * Lays a built graph out as searches read it (see word-graph.ts), the lists of children in the order of their
 * distance from the root. A search spends most of its time waiting for lists: this way those of the first letters
 * share few pages.
 *
 * @param built records `[letterMask, acceptMask, child, child, …]`, a child being the index of its record; the
 *   first two integers are the empty state's
 * @param root index of the root's record
 */
export function inLevelOrder(built: Int32Array, root: number): { states: Int32Array; root: number } {
  /** Where the list of a record's children lies, 0 when it has no place yet. */
  const lists = new Int32Array(built.length);
  const queue = new Int32Array(built.length);
  let queued = 0;
  // The empty state, then the root.
  let end = 2 * STATE;
  const placeList = (record: number) => {
    if (built[record] === 0 || lists[record] !== 0) return;
    lists[record] = end;
    end += STATE * bitCount(built[record]!);
    queue[queued++] = record;
  };
  placeList(root);
  for (let at = 0; at < queued; at++) {
    const record = queue[at]!;
    const last = record + 2 + bitCount(built[record]!);
    for (let child = record + 2; child < last; child++) placeList(built[child]!);
  }
  const states = new Int32Array(end);
  const write = (state: number, record: number) => {
    states[state] = built[record]!;
    states[state + 1] = built[record + 1]!;
    states[state + 2] = lists[record]!;
  };
  write(STATE, root);
  for (let at = 0; at < queued; at++) {
    const record = queue[at]!;
    const count = bitCount(built[record]!);
    for (let i = 0; i < count; i++) write(lists[record]! + i * STATE, built[record + 2 + i]!);
  }
  return { states, root: STATE };
}
