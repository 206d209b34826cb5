import { bitCount } from './word-graph';

/**
 * The same graph with its records in the order of their distance from the root, the children of a state side
 * by side. A search spends most of its time waiting for records: this way those of the first letters share few
 * pages, and those that are looked at together share cache lines.
 */
export function inLevelOrder(records: Int32Array, root: number): { records: Int32Array; root: number } {
  const moved = new Int32Array(records.length);
  const ordered = new Int32Array(records.length);
  // Two zeros at the start are the empty state, which stays 0.
  let end = 2;
  const place = (state: number) => {
    if (state === 0 || moved[state] !== 0) return;
    moved[state] = end;
    const length = 2 + bitCount(records[state]!);
    ordered.set(records.subarray(state, state + length), end);
    end += length;
  };
  place(root);
  for (let at = 2; at < end; ) {
    const last = at + 2 + bitCount(ordered[at]!);
    for (let child = at + 2; child < last; child++) {
      const state = ordered[child]!;
      place(state);
      ordered[child] = moved[state]!;
    }
    at = last;
  }
  return { records: ordered.subarray(0, end), root: moved[root]! };
}
