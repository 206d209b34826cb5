import { BLOCK, BLOCK_BITS, type BuiltLists, LAST, listLength, STANDING } from './state-lists';
import { STATE, type State } from './word-graph';

/**
 * Lays built lists out as searches read them (see word-graph.ts), in the order of their distance from the root. A
 * search spends most of its time waiting for lists: this way those of states that stand together share few pages.
 *
 * Works as C. J. Cheney's copying collector does (A Nonrecursive List Compacting Algorithm, 1970), without a queue:
 * a state is first written with the number of its list among the built ones; when its turn comes that list is copied
 * to the end. The built list then says where it is, as a negative number in its first state. Blocks that are complete
 * are given away, so only what lies between reading and writing is in memory.
 */
export class LevelOrder {
  private readonly written = new Map<number, Int32Array>();
  /** A block that was given away, to be written again. */
  private spare: Int32Array | null = null;
  private end = 1;
  /** The number of the built list that is looked at next, when all have been followed that the root leads to. */
  private unreached = 1;

  /** `index`: of the root, the first state, in the graph. */
  constructor(
    private readonly built: BuiltLists,
    private readonly root: State,
    readonly index: number,
  ) {}

  /** Integers of all states. */
  get length(): number {
    return (1 + this.built.states) * STATE;
  }

  /** All states, once, those that the root does not lead to at the end. Each part is good until the next. */
  *parts(): Generator<Int32Array> {
    const states = 1 + this.built.states;
    for (let number = 0; number * BLOCK < states; number++) {
      const block = this.block(number);
      if (number === 0) block.set(this.root);
      this.follow(block, number * BLOCK);
      yield block.subarray(0, Math.min(BLOCK, states - number * BLOCK) * STATE);
      this.spare = block;
      this.written.delete(number);
    }
  }

  /** Where a built list is, or will be when all are written. */
  indexOf(list: number): number {
    const block = this.built.blocks[list >>> BLOCK_BITS]!;
    const at = (list & (BLOCK - 1)) * STATE;
    const known = -block[at + 2]!;
    if (known > 0) return known;
    const index = this.index + this.end * STATE;
    this.copy(block, at);
    block[at + 2] = -index;
    return index;
  }

  private block(number: number): Int32Array {
    const known = this.written.get(number);
    if (known) return known;
    const block = this.spare ?? new Int32Array(BLOCK * STATE);
    this.spare = null;
    this.written.set(number, block);
    return block;
  }

  /** Gives the states of a block, the first of which has this number, the places of their lists. */
  private follow(block: Int32Array, first: number): void {
    for (let state = 0; state < BLOCK; state++) {
      if (first + state === this.end && !this.addUnreached()) return;
      const place = state * STATE + 2;
      const list = block[place]!;
      if (list >= STANDING) block[place] = list - STANDING;
      else if (list !== 0) block[place] = this.indexOf(list);
    }
  }

  /** False when there is none. */
  private addUnreached(): boolean {
    const { blocks, end } = this.built;
    const before = this.end;
    while (this.unreached < end && this.end === before) {
      const block = blocks[this.unreached >>> BLOCK_BITS]!;
      const length = listLength(block, (this.unreached & (BLOCK - 1)) * STATE);
      if (length > 0) this.indexOf(this.unreached);
      this.unreached += Math.max(1, length);
    }
    return this.end > before;
  }

  private copy(from: Int32Array, start: number): void {
    let number = this.end >>> BLOCK_BITS;
    let to = this.block(number);
    for (let at = start, last = false; !last; at += STATE) {
      if (this.end >>> BLOCK_BITS !== number) to = this.block(++number);
      const place = (this.end++ & (BLOCK - 1)) * STATE;
      const accepts = from[at + 1]!;
      last = (accepts & LAST) !== 0;
      to[place] = from[at]!;
      to[place + 1] = accepts & ~LAST;
      to[place + 2] = from[at + 2]!;
    }
  }
}
