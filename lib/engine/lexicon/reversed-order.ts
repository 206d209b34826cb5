import { type Beginnings, lastOf, shorterOf } from './beginnings';
import { largeInts } from './large-ints';

/** Letters, and 0 for the end. */
const WIDTH = 64;
/** Groups up to this size are sorted by insertion. */
const SMALL = 12;

/** Beginnings sorted as they read backwards. */
export interface ReversedOrder {
  order: Int32Array;
  /** Last letters that each has in common with the one before it; 0 behind the last. */
  shared: Uint8Array;
}

/** All beginnings but the empty one. */
export function reversedOrder(beginnings: Beginnings, letters: number): ReversedOrder {
  return new Division(beginnings).run(letters);
}

/** Beginnings that share their last letters, and the step to what is left before those. */
interface Group {
  wholes: Int32Array;
  rests: Int32Array;
}

/** Divides beginnings by their last letters, one letter after the other, as a radix sort does. */
class Division {
  private readonly order: Int32Array;
  private readonly shared: Uint8Array;
  private count = 0;
  /** Last letters that the next beginning to be taken shares with the last one. */
  private common = 0;
  /** Groups lie in one of these and are sorted into the other. */
  private readonly first: Group;
  private readonly second: Group;
  private readonly places = new Int32Array(WIDTH);

  constructor(private readonly beginnings: Beginnings) {
    const { length } = beginnings.steps;
    this.order = largeInts(length - 1);
    this.shared = new Uint8Array(length);
    const sizes = new Int32Array(WIDTH);
    for (const step of beginnings.steps) sizes[lastOf(step)]!++;
    const largest = Math.max(...sizes);
    const group = () => ({ wholes: new Int32Array(largest), rests: new Int32Array(largest) });
    this.first = group();
    this.second = group();
  }

  run(letters: number): ReversedOrder {
    for (let letter = 1; letter <= letters; letter++) {
      this.common = 0;
      const count = this.gather(letter);
      const [only = 0] = this.first.wholes;
      if (count === 1) this.take(only);
      else if (count > 1) this.divide(1, this.first, 0, count);
    }
    return { order: this.order, shared: this.shared };
  }

  /** Collects the beginnings with this last letter, so many. */
  private gather(letter: number): number {
    const { steps } = this.beginnings;
    const { wholes, rests } = this.first;
    let count = 0;
    for (let i = 1; i < steps.length; i++) {
      const step = steps[i]!;
      if (lastOf(step) !== letter) continue;
      wholes[count] = i;
      rests[count++] = steps[shorterOf(step)]!;
    }
    return count;
  }

  /** Takes the beginnings of a group, two or more that share this number of letters, in order. */
  private divide(depth: number, group: Group, from: number, to: number): void {
    const sorted = this.sort(group, from, to);
    for (let start = from; start < to; ) {
      if (start > from) this.common = depth;
      const end = endOfRun(sorted, start, to);
      if (end - start === 1) this.take(sorted.wholes[start]!);
      else {
        this.goOn(sorted, start, end);
        this.divide(depth + 1, sorted, start, end);
      }
      start = end;
    }
  }

  private take(whole: number): void {
    this.order[this.count] = whole;
    this.shared[this.count++] = this.common;
  }

  /** Where the beginnings are sorted by their next letter. Every loop is a function: V8 optimises those best. */
  private sort(group: Group, from: number, to: number): Group {
    if (to - from <= SMALL) {
      insert(group, from, to);
      return group;
    }
    const sorted = group === this.first ? this.second : this.first;
    this.places.fill(0);
    this.countLetters(group, from, to);
    this.place(from);
    this.move(group, sorted, from, to);
    return sorted;
  }

  private countLetters({ rests }: Group, from: number, to: number): void {
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

  private move({ wholes, rests }: Group, sorted: Group, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const place = this.places[lastOf(rests[i]!)]!++;
      sorted.wholes[place] = wholes[i]!;
      sorted.rests[place] = rests[i]!;
    }
  }

  /** Takes a letter off. */
  private goOn({ rests }: Group, from: number, to: number): void {
    const { steps } = this.beginnings;
    for (let i = from; i < to; i++) rests[i] = steps[shorterOf(rests[i]!)]!;
  }
}

function endOfRun({ rests }: Group, start: number, to: number): number {
  const letter = lastOf(rests[start]!);
  let end = start + 1;
  while (end < to && lastOf(rests[end]!) === letter) end++;
  return end;
}

function insert({ wholes, rests }: Group, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const whole = wholes[i]!;
    const rest = rests[i]!;
    let at = i;
    for (; at > from && lastOf(rests[at - 1]!) > lastOf(rest); at--) {
      wholes[at] = wholes[at - 1]!;
      rests[at] = rests[at - 1]!;
    }
    wholes[at] = whole;
    rests[at] = rest;
  }
}
