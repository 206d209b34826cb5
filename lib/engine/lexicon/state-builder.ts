import { MAX_WORD } from '../codes';
import { doubled } from '../doubled';
import type { BuiltStates } from './level-order';
import { ANNEX, ANNEX_SHIFT, bitCount } from './word-graph';

const DEPTHS = MAX_WORD + 1;
const WIDTH = 32;
/** Part of the register's slots that may be taken: with more, memory is saved and searches get long. */
const FULL = 0.75;

/**
 * Builds a minimal graph from words in alphabetical order (J. Daciuk, S. Mihov, B. Watson, R. Watson:
 * Incremental Construction of Minimal Acyclic Finite-State Automata, 2000). The states of the word that
 * was read last are open, one for each depth; a state is frozen when no later word can change it: then it
 * becomes the record of an equal state that exists already, or a new record.
 */
export class StateBuilder {
  /** Records; two zeros at the start are the empty state. */
  private records: Int32Array = new Int32Array(1 << 16);
  private used = 2;
  /**
   * Hash table of records, open addressing: the index of each, 0 for none. The bits that no index needs (`records`
   * is a power of two long) are those of its hash, so that a look at a record, far away in memory, hardly ever finds
   * another one than it looks for.
   */
  private register: Int32Array = new Int32Array(1 << 12);
  private states = 0;
  private childCount = 0;

  private readonly letterMask = new Int32Array(DEPTHS + 1);
  private readonly acceptMask = new Int32Array(DEPTHS + 1);
  private readonly children = new Int32Array((DEPTHS + 1) * WIDTH);
  /** The same for the letters of the annex. */
  private readonly annexLetters = new Int32Array(DEPTHS + 1);
  private readonly annexAccepts = new Int32Array(DEPTHS + 1);
  private readonly annexChildren = new Int32Array((DEPTHS + 1) * WIDTH);

  /** `wide`: letters beyond 30 go into annexes. */
  constructor(private readonly wide: boolean) {}

  /** Clears the open state at a depth. */
  open(depth: number): void {
    this.letterMask[depth] = 0;
    this.acceptMask[depth] = 0;
    this.annexLetters[depth] = 0;
    this.annexAccepts[depth] = 0;
  }

  /** `letter` from this depth ends a word. */
  accept(depth: number, letter: number): void {
    if (this.inAnnex(letter)) this.annexAccepts[depth]! |= 1 << (letter - ANNEX_SHIFT);
    else this.acceptMask[depth]! |= 1 << letter;
  }

  accepted(depth: number, letter: number): boolean {
    const bits = this.inAnnex(letter)
      ? this.annexAccepts[depth]! >>> (letter - ANNEX_SHIFT)
      : this.acceptMask[depth]! >>> letter;
    return (bits & 1) === 1;
  }

  /** `letter` leads from this depth to a frozen state; letters must come in rising order. */
  lead(depth: number, letter: number, state: number): void {
    if (state === 0) return;
    const annex = this.inAnnex(letter);
    const masks = annex ? this.annexLetters : this.letterMask;
    const children = annex ? this.annexChildren : this.children;
    const mask = masks[depth]!;
    children[depth * WIDTH + bitCount(mask)] = state;
    masks[depth] = mask | (1 << (annex ? letter - ANNEX_SHIFT : letter));
  }

  /** The record of the open state at a depth; 0 when nothing leaves it. */
  freeze(depth: number): number {
    let letters = this.letterMask[depth]!;
    if (this.wide) {
      const annex = this.write(
        this.annexLetters[depth]!,
        this.annexAccepts[depth]!,
        this.annexChildren,
        depth * WIDTH,
      );
      if (annex !== 0) {
        this.children[depth * WIDTH + bitCount(letters)] = annex;
        letters |= 1 << ANNEX;
      }
    }
    return this.write(letters, this.acceptMask[depth]!, this.children, depth * WIDTH);
  }

  private inAnnex(letter: number): boolean {
    return this.wide && letter > ANNEX_SHIFT;
  }

  /** The one record with these masks and children (from index `first` on); 0 when both masks are empty. */
  private write(letters: number, accepted: number, children: Int32Array, first: number): number {
    if (letters === 0 && accepted === 0) return 0;
    const length = 2 + bitCount(letters);
    if (this.used + length > this.records.length) this.enlargeRecords();
    // Written at the end first; it stays there only when it is new.
    this.records[this.used] = letters;
    this.records[this.used + 1] = accepted;
    for (let i = 2; i < length; i++) this.records[this.used + i] = children[first + i - 2]!;
    const hash = this.hashOf(this.used, length);
    const slot = this.find(hash, length);
    const known = this.register[slot]! & (this.records.length - 1);
    if (known !== 0) return known;
    const state = this.used;
    this.register[slot] = state | (hash & -this.records.length);
    this.used += length;
    this.childCount += length - 2;
    this.states++;
    if (this.states > this.register.length * FULL) this.enlargeRegister();
    return state;
  }

  /** What was built, with this root; every state must be reached from there. */
  finish(root: number): BuiltStates {
    return { records: this.records, root, children: this.childCount, wide: this.wide };
  }

  /** Slot of a record equal to that at the end, or the free slot where that one belongs. */
  private find(hash: number, length: number): number {
    const { register, records, used } = this;
    const indexBits = records.length - 1;
    let slot = hash & (register.length - 1);
    for (let entry = register[slot]!; entry !== 0; entry = register[slot]!) {
      if (((entry ^ hash) & ~indexBits) === 0 && this.equal(entry & indexBits, used, length)) break;
      slot = (slot + 1) & (register.length - 1);
    }
    return slot;
  }

  private hashOf(state: number, length: number): number {
    const { records } = this;
    let hash = 0;
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ records[state + i]!, 0x9e3779b1) ^ (hash >>> 15);
    return hash ^ (hash >>> 16);
  }

  private equal(a: number, b: number, length: number): boolean {
    const { records } = this;
    for (let i = 0; i < length; i++) if (records[a + i] !== records[b + i]) return false;
    return true;
  }

  /** An index then needs one bit more, which is no longer one of the hash. */
  private enlargeRecords(): void {
    const { register } = this;
    const bit = this.records.length;
    this.records = doubled(this.records);
    for (let slot = 0; slot < register.length; slot++) register[slot]! &= ~bit;
  }

  /** From the records, which lie one after the other: the slots of the old register are anywhere. */
  private enlargeRegister(): void {
    const register = new Int32Array(this.register.length * 2);
    this.register = register;
    for (let state = 2; state < this.used; ) {
      const length = 2 + bitCount(this.records[state]!);
      const hash = this.hashOf(state, length);
      let slot = hash & (register.length - 1);
      while (register[slot] !== 0) slot = (slot + 1) & (register.length - 1);
      register[slot] = state | (hash & -this.records.length);
      state += length;
    }
  }
}
