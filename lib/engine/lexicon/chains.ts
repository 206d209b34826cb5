import { MAX_WORD } from '../codes';
import { type Beginnings, lastOf, shorterOf } from './beginnings';
import { largeInts } from './large-ints';
import { sortedBy } from './sorted-by';
import { restLength, type Turns, taken } from './turns';
import { ANNEX, bitOf, inAnnex, SEPARATOR, STATE } from './word-graph';

/** States that are written together, 3 MB. */
const TOGETHER = 1 << 18;

/**
 * Writes the chains of a graph and turns the leads of their beginnings to the lists of the states they begin with.
 *
 * Most beginnings, read backwards, soon differ from all others: from there a single chain of states leads through
 * the rest, letter by letter, and over the separator into the plain graph. Two chains end alike where the rest is the
 * same and where they lead is the same. So beginnings are sorted by where they lead; those that lead to the same
 * state, in alphabetical order, share states as neighbours in a dictionary share letters, and nothing is looked up.
 * A chain's states stand one after the other, in one or two lines of memory: a search that follows it waits once.
 */
export class Chains {
  /** The chain that was written last: the rest of its beginning at each length, and the list of that state alone. */
  private readonly rests = new Int32Array(MAX_WORD + 1);
  private readonly lists = new Int32Array(MAX_WORD + 1);
  /** Its longest rest that has a list; -1 for none. */
  private written = -1;
  /** Where it leads. */
  private lead = 0;
  private readonly buffer = new Int32Array(TOGETHER * STATE);
  private used = 0;

  /** `index`: of the first state. `write` must be done with its part when it returns. */
  constructor(
    private readonly beginnings: Beginnings,
    private readonly wide: boolean,
    private index: number,
    private readonly write: (part: Int32Array) => void,
  ) {}

  /** Gives the index behind the last state. */
  run(turns: Turns): number {
    const { leads } = this.beginnings;
    for (const beginning of sortedBy(chained(turns), leads)) {
      const lead = leads[beginning]!;
      if (lead !== this.lead) this.written = -1;
      this.lead = lead;
      leads[beginning] = 2 * this.listOf(beginning, turns[beginning]!) + (lead & 1);
    }
    this.flush();
    return this.index;
  }

  /** The list of the state in which the chain of a beginning begins. */
  private listOf(beginning: number, turn: number): number {
    const { steps } = this.beginnings;
    const length = restLength(turn);
    let rest = beginning;
    for (let more = taken(turn); more > 0; more--) rest = shorterOf(steps[rest]!);
    const step = steps[rest]!;
    if (inAnnex(this.wide, lastOf(step)) === 0) return this.alone(shorterOf(step), length - 1);
    // The annex stands before the state that it belongs to.
    return this.alone(rest, length) - STATE;
  }

  /** The list that has nothing but the state with this rest; written, with those it needs, if it is not there. */
  private alone(whole: number, length: number): number {
    const { rests, lists } = this;
    const { steps } = this.beginnings;
    let known = length;
    for (let rest = whole; known >= 0; known--) {
      if (known <= this.written && rests[known] === rest) break;
      rests[known] = rest;
      rest = shorterOf(steps[rest]!);
    }
    if (known < length) {
      for (let at = known + 1; at <= length; at++) lists[at] = this.state(at);
      this.written = length;
    }
    return lists[length]!;
  }

  private state(length: number): number {
    if (length === 0) return this.lead > 1 ? this.put(1 << SEPARATOR, 0, this.lead >>> 1) : 0;
    const isWord = length === 1 && (this.lead & 1) === 1;
    const next = this.lists[length - 1]!;
    const letter = lastOf(this.beginnings.steps[this.rests[length]!]!);
    const bit = bitOf(this.wide, letter);
    const index = this.put(next === 0 ? 0 : bit, isWord ? bit : 0, next);
    return inAnnex(this.wide, letter) === 0 ? index : this.put(1 << ANNEX, 0, index);
  }

  private put(letters: number, accepts: number, list: number): number {
    if (this.used === this.buffer.length) this.flush();
    this.buffer[this.used] = letters;
    this.buffer[this.used + 1] = accepts;
    this.buffer[this.used + 2] = list;
    this.used += STATE;
    this.index += STATE;
    return this.index - STATE;
  }

  private flush(): void {
    this.write(this.buffer.subarray(0, this.used));
    this.used = 0;
  }
}

/** The beginnings that have a chain with lists of its own. */
function chained(turns: Turns): Int32Array {
  let count = 0;
  for (let i = 0; i < turns.length; i++) if (restLength(turns[i]!) > 0) count++;
  const all = largeInts(count);
  for (let i = 0, at = 0; i < turns.length; i++) if (restLength(turns[i]!) > 0) all[at++] = i;
  return all;
}
