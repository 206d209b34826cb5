import { BLOCK, BLOCK_BITS, type BuiltLists, LAST } from './state-lists';
import { ROOT, STATE } from './word-graph';

/** The empty state and the root, which stand in no list. */
const FIRST = 2;
const NONE = new Int32Array(0);

export type State = readonly [letterMask: number, acceptMask: number, list: number];

/**
 * Lays a built graph out as searches read it (see word-graph.ts), the lists of children in the order of their
 * distance from the root. A search spends most of its time waiting for lists: this way those of states that stand
 * together share few pages.
 *
 * Works as C. J. Cheney's copying collector does (A Nonrecursive List Compacting Algorithm, 1970), without a queue:
 * a state is first written with the number of its list among the built ones; when its turn comes that list is copied
 * to the end. The built list then says where it is, as a negative number in its first state. Blocks that are complete
 * are given away, so only what lies between reading and writing is in memory.
 */
export class LevelOrder {
  private readonly written: Int32Array[] = [];
  private readonly states: number;
  private end = FIRST;

  constructor(
    private readonly built: BuiltLists,
    private readonly root: State,
  ) {
    this.states = FIRST + built.states;
  }

  /** Integers that the graph takes. The room of lists that nothing leads to is empty, at its end. */
  get length(): number {
    return this.states * STATE;
  }

  /** The graph from its beginning to its end, once. */
  *parts(): Generator<Int32Array> {
    for (let index = 0; index * BLOCK < this.states; index++) {
      const block = this.block(index);
      if (index === 0) block.set(this.root, ROOT);
      this.follow(block, index * BLOCK);
      this.written[index] = NONE;
      yield block.subarray(0, Math.min(BLOCK, this.states - index * BLOCK) * STATE);
    }
  }

  private block(index: number): Int32Array {
    const block = this.written[index] ?? new Int32Array(BLOCK * STATE);
    this.written[index] = block;
    return block;
  }

  /** Gives the states of a block, the first of which has this number, the places of their lists. */
  private follow(block: Int32Array, first: number): void {
    for (let state = 0; state < BLOCK && first + state < this.end; state++) {
      const place = state * STATE + 2;
      if (block[place] !== 0) block[place] = this.placeOf(block[place]!) * STATE;
    }
  }

  /** The number of a list's first state where it is written; it is copied when it is met first. */
  private placeOf(list: number): number {
    const block = this.built.blocks[list >>> BLOCK_BITS]!;
    const at = (list & (BLOCK - 1)) * STATE;
    const known = -block[at + 2]!;
    if (known > 0) return known;
    const place = this.end;
    this.copy(block, at);
    block[at + 2] = -place;
    return place;
  }

  private copy(from: Int32Array, start: number): void {
    let index = this.end >>> BLOCK_BITS;
    let to = this.block(index);
    for (let at = start, last = false; !last; at += STATE) {
      if (this.end >>> BLOCK_BITS !== index) to = this.block(++index);
      const place = (this.end++ & (BLOCK - 1)) * STATE;
      const accepts = from[at + 1]!;
      last = (accepts & LAST) !== 0;
      to[place] = from[at]!;
      to[place + 1] = accepts & ~LAST;
      to[place + 2] = from[at + 2]!;
    }
  }
}
