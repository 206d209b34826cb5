import { EngineError } from '../errors';
import { STATE } from './word-graph';

/** States of a block, 3 MB: larger steps take memory that a list does not need, smaller ones take time. */
export const BLOCK_BITS = 18;
export const BLOCK = 1 << BLOCK_BITS;
/** Bits of a slot for a number of a state; the others are of its hash. 2^27 states are 1.6 GB. */
const NUMBER_BITS = 27;
const NUMBER = (1 << NUMBER_BITS) - 1;
/** Part of the register's slots that may be taken: with more, memory is saved and searches get long. */
const FULL = 0.75;
const GROWTH = 2;
/** Added to an index in the graph, where a list stands already, in place of the number of a list that is built. */
export const STANDING = 2 ** 30;
/** Bit 0 of the last state's acceptMask, the separator's, which never ends a word, marks the end of a list. */
export const LAST = 1;

export interface BuiltLists {
  /** A list lies in one block; the states are numbered through all. */
  blocks: readonly Int32Array[];
  /** In all lists. */
  states: number;
  /** Behind the last number. */
  end: number;
}

/**
 * The lists of a word graph (see word-graph.ts) while it is built, each once. Where a state of the graph has the
 * place of its list, these have the number of the list's first state, 0 for none. They are written in blocks: nothing
 * is copied while they grow, and what a block does not need yet takes no memory.
 */
export class StateLists {
  private readonly blocks: Int32Array[] = [];
  /** The number of the next list; 0 is none's. */
  private used = 1;
  private states = 0;
  private lists = 0;
  /**
   * Hash table, open addressing: the number of each list's first state, 0 for none, with some bits of its hash, so
   * that a look at a list, far away in memory, hardly ever finds another one than it looks for. Only the first
   * `slots` are in use: the rest is room to grow, which takes no memory before.
   */
  private register: Int32Array;
  private slots: number;

  /** `expected`: lists, roughly. */
  constructor(expected: number) {
    this.slots = Math.max(64, Math.ceil(expected / FULL));
    this.register = new Int32Array(this.slots * 4);
    this.blocks.push(new Int32Array(BLOCK * STATE));
  }

  /** The number of the first state of a list of `count` states that stand in `states` from index `from` on. */
  add(states: Int32Array, from: number, count: number): number {
    if (this.used + count > this.blocks.length << BLOCK_BITS) this.addBlock();
    const block = this.blocks[this.used >>> BLOCK_BITS]!;
    const at = (this.used & (BLOCK - 1)) * STATE;
    const length = count * STATE;
    // Written at the end first; it stays there only when it is new.
    for (let i = 0; i < length; i++) block[at + i] = states[from + i]!;
    block[at + length - STATE + 1]! |= LAST;
    const hash = hashOf(block, at, length);
    const slot = this.find(hash, block, at, length);
    const known = this.register[slot]! & NUMBER;
    if (known !== 0) return known;
    const number = this.used;
    this.register[slot] = number | (hash << NUMBER_BITS);
    this.used += count;
    this.states += count;
    if (++this.lists > this.slots * FULL) this.enlargeRegister(Math.ceil(this.slots * GROWTH));
    return number;
  }

  /** The lists' blocks, for the last time: nothing can be added any more. */
  finish(): BuiltLists {
    this.register = new Int32Array(0);
    return { blocks: this.blocks, states: this.states, end: this.used };
  }

  /** Slot of a list equal to the one at this place, or the free slot where that one belongs. */
  private find(hash: number, block: Int32Array, at: number, length: number): number {
    const { register, slots, blocks } = this;
    let slot = slotOf(hash, slots);
    for (let entry = register[slot]!; entry !== 0; entry = register[slot]!) {
      if (entry >>> NUMBER_BITS === (hash << NUMBER_BITS) >>> NUMBER_BITS) {
        const other = blocks[(entry & NUMBER) >>> BLOCK_BITS]!;
        if (equal(other, (entry & (BLOCK - 1)) * STATE, block, at, length)) break;
      }
      if (++slot === slots) slot = 0;
    }
    return slot;
  }

  private addBlock(): void {
    // What is left of the last block stays empty.
    this.used = this.blocks.length << BLOCK_BITS;
    if (this.used > NUMBER) throw new EngineError('bad-lexicon', 'more words than a graph can hold');
    this.blocks.push(new Int32Array(BLOCK * STATE));
  }

  /** From the lists, which lie one after the other: the slots of the register are anywhere. */
  private enlargeRegister(slots: number): void {
    const used = this.slots;
    this.slots = slots;
    if (this.slots > this.register.length) this.register = new Int32Array(this.slots * 2);
    else this.register.fill(0, 0, used);
    for (const [index, block] of this.blocks.entries()) {
      const first = index * BLOCK;
      this.registerBlock(block, first, Math.max(first, 1), Math.min(first + BLOCK, this.used));
    }
  }

  private registerBlock(block: Int32Array, first: number, from: number, to: number): void {
    const { register, slots } = this;
    for (let number = from; number < to; ) {
      const at = (number - first) * STATE;
      const length = listLength(block, at);
      if (length > 0) {
        const hash = hashOf(block, at, length * STATE);
        let slot = slotOf(hash, slots);
        while (register[slot] !== 0) if (++slot === slots) slot = 0;
        register[slot] = number | (hash << NUMBER_BITS);
      }
      number += Math.max(1, length);
    }
  }
}

function slotOf(hash: number, slots: number): number {
  return Math.floor(((hash >>> 0) / 2 ** 32) * slots);
}

/** States of the list that begins here; 0 in what was left empty. */
export function listLength(block: Int32Array, at: number): number {
  if ((block[at]! | block[at + 1]!) === 0) return 0;
  let length = 1;
  for (let last = at + 1; (block[last]! & LAST) === 0; last += STATE) length++;
  return length;
}

function hashOf(block: Int32Array, at: number, length: number): number {
  let hash = 0;
  for (let i = at; i < at + length; i++) hash = Math.imul(hash ^ block[i]!, 0x9e3779b1) ^ (hash >>> 15);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

function equal(a: Int32Array, from: number, b: Int32Array, start: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (a[from + i] !== b[start + i]) return false;
  return true;
}
