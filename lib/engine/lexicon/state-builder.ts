import { MAX_WORD } from '../codes';
import { LevelOrder } from './level-order';
import { StateLists } from './state-lists';
import { ANNEX, ANNEX_SHIFT, bitCount, STATE } from './word-graph';

/** Each depth has two: the first letters, and the annex. */
const ROWS = 2 * (MAX_WORD + 2);
const WIDTH = 32;
/** Lists of the plain graph by beginnings, in a list of many different words. */
const FORWARD_LISTS = 0.15;
/** Lists of both graphs by those of the plain one: about the same in languages and in random letters. */
const ALL_LISTS = 7;

/**
 * Builds a minimal graph from words in alphabetical order (J. Daciuk, S. Mihov, B. Watson, R. Watson:
 * Incremental Construction of Minimal Acyclic Finite-State Automata, 2000). The states of the word that
 * was read last are open, one for each depth; a state is closed when no later word can change it: then the
 * list of its children becomes one that exists already, or a new one.
 */
export class StateBuilder {
  private readonly lists: StateLists;
  private readonly letters = new Int32Array(ROWS);
  private readonly accepts = new Int32Array(ROWS);
  /** Children of the open states, as they will stand in lists. */
  private readonly children = new Int32Array(ROWS * WIDTH * STATE);
  /** The beginning that each child is of; 0 for none. */
  private readonly beginnings = new Int32Array(ROWS * WIDTH);

  /**
   * `wide`: letters beyond 30 go into annexes. `leads`: gets, for each beginning given to `close`, twice the number
   * of its state.
   */
  constructor(
    private readonly wide: boolean,
    private readonly leads: Int32Array,
  ) {
    this.lists = new StateLists(leads.length * FORWARD_LISTS);
  }

  /** Clears the open state at a depth. */
  open(depth: number): void {
    const row = 2 * depth;
    this.letters[row] = 0;
    this.accepts[row] = 0;
    this.letters[row + 1] = 0;
    this.accepts[row + 1] = 0;
  }

  /** `letter` from this depth ends a word. */
  accept(depth: number, letter: number): void {
    const annex = this.inAnnex(letter);
    this.accepts[2 * depth + annex]! |= 1 << (letter - annex * ANNEX_SHIFT);
  }

  accepted(depth: number, letter: number): boolean {
    const annex = this.inAnnex(letter);
    return ((this.accepts[2 * depth + annex]! >>> (letter - annex * ANNEX_SHIFT)) & 1) === 1;
  }

  /** `letter`, one of the first, leads from this depth to the state with a number; letters must come in rising order. */
  lead(depth: number, letter: number, number: number): void {
    if (number === 0) return;
    const row = 2 * depth;
    const place = row * WIDTH + bitCount(this.letters[row]!);
    this.lists.copy(number, this.children, place * STATE);
    this.beginnings[place] = 0;
    this.letters[row]! |= 1 << letter;
  }

  /**
   * Closes the open state at a depth, to which `letter` leads from the one before, in rising order of letters. It
   * gets its number when that one is closed.
   */
  close(depth: number, letter: number, beginning = 0): void {
    const row = 2 * depth;
    const list = this.list(depth);
    if ((this.letters[row]! | this.accepts[row]!) === 0) return;
    const annex = this.inAnnex(letter);
    this.child(row - 2 + annex, letter - annex * ANNEX_SHIFT, row, list, beginning);
  }

  /** Writes the list of the open state at a depth, and gives the number of its first state; 0 when there is none. */
  list(depth: number): number {
    const row = 2 * depth;
    if (this.wide && (this.letters[row + 1]! | this.accepts[row + 1]!) !== 0)
      this.child(row, ANNEX, row + 1, this.write(row + 1), 0);
    return this.write(row);
  }

  /** The plain graph is complete, and that of the reversed beginnings is next. */
  turn(): void {
    // Nothing leads to the plain graph's root, but the states behind first letters have to stand somewhere.
    this.list(0);
    this.lists.expect(this.lists.count * ALL_LISTS);
  }

  /** The open state at depth 0 is complete and becomes the root. */
  finish(): LevelOrder {
    const list = this.list(0);
    return new LevelOrder(this.lists.finish(), [this.letters[0]!, this.accepts[0]!, list]);
  }

  private inAnnex(letter: number): 0 | 1 {
    return this.wide && letter > ANNEX_SHIFT ? 1 : 0;
  }

  /** Makes what is in row `of` the child behind a bit of another row. */
  private child(row: number, bit: number, of: number, list: number, beginning: number): void {
    const mask = this.letters[row]!;
    const place = row * WIDTH + bitCount(mask);
    this.children[place * STATE] = this.letters[of]!;
    this.children[place * STATE + 1] = this.accepts[of]!;
    this.children[place * STATE + 2] = list;
    this.beginnings[place] = beginning;
    this.letters[row] = mask | (1 << bit);
  }

  private write(row: number): number {
    const mask = this.letters[row]!;
    if (mask === 0) return 0;
    const count = bitCount(mask);
    const place = row * WIDTH;
    const number = this.lists.add(this.children, place * STATE, count);
    for (let i = 0; i < count; i++) {
      const beginning = this.beginnings[place + i]!;
      if (beginning !== 0) this.leads[beginning]! += 2 * (number + i);
    }
    return number;
  }
}
