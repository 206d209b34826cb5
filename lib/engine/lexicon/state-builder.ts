import { MAX_WORD } from '../codes';
import { type BuiltLists, StateLists } from './state-lists';
import { ANNEX, bitCount, bitOf, inAnnex, STATE, type State } from './word-graph';

/** Each depth has two: the first letters, and the annex. */
const ROWS = 2 * (MAX_WORD + 2);
const WIDTH = 32;

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
   * `wide`: letters beyond 30 go into annexes. `expected`: different lists, roughly. `leads`: gets, for each beginning
   * given to `close`, twice the number of the list that has nothing but its state, the same for equal states.
   */
  constructor(
    private readonly wide: boolean,
    expected: number,
    private readonly leads: Int32Array = new Int32Array(0),
  ) {
    this.lists = new StateLists(expected);
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
    this.accepts[2 * depth + inAnnex(this.wide, letter)]! |= bitOf(this.wide, letter);
  }

  accepted(depth: number, letter: number): boolean {
    return (this.accepts[2 * depth + inAnnex(this.wide, letter)]! & bitOf(this.wide, letter)) !== 0;
  }

  /** `letter` leads from this depth to a state of which this is known; letters must come in rising order. */
  lead(depth: number, letter: number, letters: number, accepts: number, list: number): void {
    this.child(2 * depth + inAnnex(this.wide, letter), bitOf(this.wide, letter), letters, accepts, list);
  }

  /**
   * Closes the open state at a depth, to which `letter` leads from the one before, in rising order of letters. What
   * its beginning leads to is known when that one is closed.
   */
  close(depth: number, letter: number, beginning = 0): void {
    const list = this.list(depth);
    const row = 2 * depth;
    if ((this.letters[row]! | this.accepts[row]!) === 0) return;
    this.beginnings[this.place(row - 2 + inAnnex(this.wide, letter))] = beginning;
    this.lead(depth - 1, letter, this.letters[row]!, this.accepts[row]!, list);
  }

  /** All that was built; the open state at depth 0 is its root. */
  finish(): { built: BuiltLists; root: State } {
    const list = this.list(0);
    return { built: this.lists.finish(), root: [this.letters[0]!, this.accepts[0]!, list] };
  }

  /** Writes the list of the open state at a depth, and gives its number; 0 when it has none. */
  private list(depth: number): number {
    const row = 2 * depth;
    if (this.wide && (this.letters[row + 1]! | this.accepts[row + 1]!) !== 0)
      this.child(row, 1 << ANNEX, this.letters[row + 1]!, this.accepts[row + 1]!, this.write(row + 1));
    return this.write(row);
  }

  private child(row: number, bit: number, letters: number, accepts: number, list: number): void {
    const at = this.place(row) * STATE;
    this.children[at] = letters;
    this.children[at + 1] = accepts;
    this.children[at + 2] = list;
    this.letters[row]! |= bit;
  }

  /** Of the next child of a row. */
  private place(row: number): number {
    return row * WIDTH + bitCount(this.letters[row]!);
  }

  private write(row: number): number {
    const first = row * WIDTH;
    const end = this.place(row);
    if (end === first) return 0;
    const number = this.lists.add(this.children, first * STATE, end - first);
    for (let at = first; at < end; at++) {
      const beginning = this.beginnings[at]!;
      if (beginning === 0) continue;
      const alone = end - first === 1 ? number : this.lists.add(this.children, at * STATE, 1);
      this.leads[beginning]! += 2 * alone;
      this.beginnings[at] = 0;
    }
    return number;
  }
}
