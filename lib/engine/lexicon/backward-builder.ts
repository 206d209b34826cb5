import { MAX_WORD } from '../codes';
import { type Beginnings, lastOf, shorterOf } from './beginnings';
import type { StateBuilder } from './state-builder';
import { SEPARATOR } from './word-graph';

/** Letters, and 0 for the end. */
const WIDTH = 64;
/** Groups up to this size are sorted by insertion. */
const SMALL = 12;

/** Beginnings that share their last letters: the step to what is left before those, and where the whole leads. */
interface Group {
  rests: Int32Array;
  leads: Int32Array;
}

/**
 * Builds the graph of all beginnings read backwards. They are divided by their last letters, one letter after the
 * other, as a radix sort does; what shares its last letters is a state.
 */
export class BackwardBuilder {
  /** Groups lie in one of these and are sorted into the other. */
  private readonly first: Group;
  private readonly second: Group;
  private readonly places = new Int32Array(WIDTH);
  private readonly path = new Uint8Array(MAX_WORD + 1);

  constructor(
    private readonly builder: StateBuilder,
    private readonly beginnings: Beginnings,
    private readonly letters: number,
  ) {
    const sizes = new Int32Array(WIDTH);
    for (const step of beginnings.steps) sizes[lastOf(step)]!++;
    const largest = Math.max(...sizes);
    const group = () => ({ rests: new Int32Array(largest), leads: new Int32Array(largest) });
    this.first = group();
    this.second = group();
  }

  /** Leaves the root open. */
  build(): void {
    this.builder.open(0);
    for (let letter = 1; letter <= this.letters; letter++) {
      const count = this.gather(letter);
      if (count > 0) this.state(1, letter, this.first, 0, count);
    }
  }

  /** Takes the beginnings with this last letter, so many. */
  private gather(letter: number): number {
    const { steps, leads } = this.beginnings;
    const group = this.first;
    let count = 0;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      if (lastOf(step) !== letter) continue;
      group.rests[count] = steps[shorterOf(step)]!;
      group.leads[count++] = leads[i]!;
    }
    return count;
  }

  /** The state that `letter` leads to, from these beginnings of a group. */
  private state(depth: number, letter: number, group: Group, from: number, to: number): void {
    if (to - from === 1) {
      this.chain(depth, letter, group.rests[from]!, group.leads[from]!);
      return;
    }
    this.builder.open(depth);
    const sorted = this.sort(group, from, to);
    for (let start = from; start < to; ) {
      const next = lastOf(sorted.rests[start]!);
      const end = endOfRun(sorted, next, start, to);
      if (next === 0) this.end(depth, letter, sorted.leads[start]!);
      else {
        this.goOn(sorted, start, end);
        this.state(depth + 1, next, sorted, start, end);
      }
      start = end;
    }
    this.builder.close(depth, letter);
  }

  /** Where the beginnings are sorted by their next letter. Every loop is a function: V8 optimises those best. */
  private sort(group: Group, from: number, to: number): Group {
    if (to - from <= SMALL) {
      insert(group, from, to);
      return group;
    }
    const sorted = group === this.first ? this.second : this.first;
    this.places.fill(0);
    this.count(group, from, to);
    this.place(from);
    this.move(group, sorted, from, to);
    return sorted;
  }

  private count({ rests }: Group, from: number, to: number): void {
    for (let i = from; i < to; i++) this.places[lastOf(rests[i]!)]!++;
  }

  /** Makes the counts of letters the places where they begin. */
  private place(from: number): void {
    let start = from;
    for (let letter = 0; letter < WIDTH; letter++) {
      const count = this.places[letter]!;
      this.places[letter] = start;
      start += count;
    }
  }

  private move({ rests, leads }: Group, sorted: Group, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const place = this.places[lastOf(rests[i]!)]!++;
      sorted.rests[place] = rests[i]!;
      sorted.leads[place] = leads[i]!;
    }
  }

  /** Takes a letter off. */
  private goOn({ rests }: Group, from: number, to: number): void {
    const { steps } = this.beginnings;
    for (let i = from; i < to; i++) rests[i] = steps[shorterOf(rests[i]!)]!;
  }

  /** A beginning that has ended: `letter`, which was its first, has led to this depth. */
  private end(depth: number, letter: number, lead: number): void {
    if (lead & 1) this.builder.accept(depth - 1, letter);
    this.builder.lead(depth, SEPARATOR, lead >>> 1);
  }

  /** The state from which a single beginning goes on. */
  private chain(depth: number, letter: number, rest: number, lead: number): void {
    const { builder, path } = this;
    const { steps } = this.beginnings;
    let at = depth;
    path[at] = letter;
    builder.open(at);
    for (let step = rest; lastOf(step) !== 0; step = steps[shorterOf(step)]!) {
      path[++at] = lastOf(step);
      builder.open(at);
    }
    this.end(at, path[at]!, lead);
    for (; at >= depth; at--) builder.close(at, path[at]!);
  }
}

function endOfRun({ rests }: Group, letter: number, start: number, to: number): number {
  let end = start + 1;
  while (end < to && lastOf(rests[end]!) === letter) end++;
  return end;
}

function insert({ rests, leads }: Group, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const rest = rests[i]!;
    const lead = leads[i]!;
    let at = i;
    for (; at > from && lastOf(rests[at - 1]!) > lastOf(rest); at--) {
      rests[at] = rests[at - 1]!;
      leads[at] = leads[at - 1]!;
    }
    rests[at] = rest;
    leads[at] = lead;
  }
}
