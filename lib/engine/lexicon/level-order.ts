import { bitCount, STATE } from './word-graph';

/** A graph as it was built, each state once. */
export interface BuiltStates {
  /**
   * Records `[letterMask, acceptMask, child, child, …]`, a child being the index of its record; the first two
   * integers are the empty state's.
   */
  records: Int32Array;
  /** Index of the root's record. */
  root: number;
  /** Children of all records. */
  children: number;
  wide: boolean;
}

/** Integers that the graph takes in its final order. */
export function levelOrderLength({ children }: BuiltStates): number {
  // The empty state and the root stand in no list.
  return STATE * (2 + children);
}

/**
 * Lays a built graph out as searches read it (see word-graph.ts), the lists of children in the order of their
 * distance from the root. A search spends most of its time waiting for lists: this way those of the first letters
 * share few pages.
 *
 * Works as C. J. Cheney's copying collector does (A Nonrecursive List Compacting Algorithm, 1970), without a queue:
 * a state first has its record in place of its list; when its turn comes its children are copied to the end. The
 * record then says where its list is, as a negative number in place of its first child: it is of no use afterwards.
 *
 * @param states all zeros, of `levelOrderLength`
 * @returns the root
 */
export function layOut({ records, root }: BuiltStates, states: Int32Array): number {
  let end = STATE;
  const copy = (record: number) => {
    states[end] = records[record]!;
    states[end + 1] = records[record + 1]!;
    states[end + 2] = record;
    end += STATE;
  };
  copy(root);
  for (let state = STATE; state < end; state += STATE) {
    const record = states[state + 2]!;
    if (states[state] === 0) {
      states[state + 2] = 0;
      continue;
    }
    const known = -records[record + 2]!;
    if (known > 0) {
      states[state + 2] = known;
      continue;
    }
    states[state + 2] = end;
    const last = record + 2 + bitCount(records[record]!);
    const list = end;
    for (let child = record + 2; child < last; child++) copy(records[child]!);
    records[record + 2] = -list;
  }
  return STATE;
}
