import { MAX_WORD } from '../codes';
import type { Beginnings } from './beginnings';
import type { StateBuilder } from './state-builder';
import { SEPARATOR } from './word-graph';

/** Room for the counts of all letters and the end. */
const WIDTH = 64;

/** Beginnings that share their last letters: what is left of each before those, and where the whole leads. */
interface Group {
  rests: Int32Array;
  leads: Int32Array;
}

/**
 * Builds the graph of all beginnings read backwards. They are divided by their last letters, one letter after the
 * other, as a radix sort does, and every group of more than one letter's depth is a state.
 */
export class BackwardBuilder {
  /** A group of this depth lies in groups[depth % 2], its parts in the other. */
  private readonly groups: readonly [Group, Group];
  private readonly counts = new Int32Array((MAX_WORD + 1) * WIDTH);
  private readonly path = new Uint8Array(MAX_WORD);

  constructor(
    private readonly builder: StateBuilder,
    private readonly beginnings: Beginnings,
    private readonly letters: number,
  ) {
    const sizes = new Int32Array(WIDTH);
    for (const letter of beginnings.last) sizes[letter]!++;
    const largest = Math.max(...sizes);
    const group = () => ({ rests: new Int32Array(largest), leads: new Int32Array(largest) });
    this.groups = [group(), group()];
  }

  /** The root. */
  build(): number {
    this.builder.open(0);
    for (let letter = 1; letter <= this.letters; letter++) {
      const count = this.gather(letter);
      if (count > 0) this.builder.lead(0, letter, this.state(1, letter, 0, count));
    }
    return this.builder.freeze(0);
  }

  /** Takes the beginnings with this last letter, so many. */
  private gather(letter: number): number {
    const { shorter, last, leads } = this.beginnings;
    const group = this.groups[1];
    let count = 0;
    for (let i = 0; i < last.length; i++) {
      if (last[i] !== letter) continue;
      group.rests[count] = shorter[i]!;
      group.leads[count++] = leads[i]!;
    }
    return count;
  }

  /** The state of a part of the group of this depth; `letter` leads to it. */
  private state(depth: number, letter: number, from: number, to: number): number {
    const { rests, leads } = this.groups[depth % 2 === 0 ? 0 : 1];
    if (to - from === 1) return this.chain(depth, letter, rests[from]!, leads[from]!);
    this.builder.open(depth);
    this.divide(depth, from, to);
    const first = depth * WIDTH;
    // The one that has ended.
    let start = this.counts[first]!;
    if (start > from) this.end(depth, letter, this.groups[depth % 2 === 0 ? 1 : 0].leads[from]!);
    for (let next = 1; next <= this.letters; next++) {
      const end = this.counts[first + next]!;
      if (end > start) this.builder.lead(depth, next, this.state(depth + 1, next, start, end));
      start = end;
    }
    return this.builder.freeze(depth);
  }

  /** Divides by the next letter; the part of a letter ends at its count then. */
  private divide(depth: number, from: number, to: number): void {
    const { shorter, last } = this.beginnings;
    const { counts } = this;
    const { rests, leads } = this.groups[depth % 2 === 0 ? 0 : 1];
    const parts = this.groups[depth % 2 === 0 ? 1 : 0];
    const first = depth * WIDTH;
    counts.fill(0, first, first + WIDTH);
    for (let i = from; i < to; i++) counts[first + last[rests[i]!]!]!++;
    let start = from;
    for (let at = first; at < first + WIDTH; at++) {
      const count = counts[at]!;
      counts[at] = start;
      start += count;
    }
    for (let i = from; i < to; i++) {
      const rest = rests[i]!;
      const place = counts[first + last[rest]!]!++;
      parts.rests[place] = shorter[rest]!;
      parts.leads[place] = leads[i]!;
    }
  }

  private end(depth: number, letter: number, lead: number): void {
    if (lead & 1) this.builder.accept(depth - 1, letter);
    this.builder.lead(depth, SEPARATOR, lead >>> 1);
  }

  /** The state from which a single beginning goes on. */
  private chain(depth: number, letter: number, rest: number, lead: number): number {
    const { builder, path } = this;
    const { shorter, last } = this.beginnings;
    let length = 0;
    for (let at = rest; at !== 0; at = shorter[at]!) path[length++] = last[at]!;
    builder.open(depth + length);
    for (let at = depth; at < depth + length; at++) builder.open(at);
    this.end(depth + length, length === 0 ? letter : path[length - 1]!, lead);
    for (let at = depth + length; at > depth; at--)
      builder.lead(at - 1, path[at - 1 - depth]!, builder.freeze(at));
    return builder.freeze(depth);
  }
}
