import { MAX_WORD } from '../codes';
import { type Beginnings, lastOf, shorterOf, stepWithout } from './beginnings';
import type { PlainGraph } from './plain-graph';
import type { ReversedOrder } from './reversed-order';
import { StateBuilder } from './state-builder';
import { type BuiltLists, STANDING } from './state-lists';
import type { Turns } from './turns';
import { ANNEX, bitOf, inAnnex, SEPARATOR, STATE, type State } from './word-graph';

/** Lists by beginnings, in a list of many different words. */
const EXPECTED = 0.25;

/**
 * What the branches are built of. The beginnings' leads are to the list of the state with which their chain begins,
 * or, where it has no list of its own, to a state of the plain graph; of those without a chain, to a state of `ends`.
 */
export interface Differing {
  beginnings: Beginnings;
  reversed: ReversedOrder;
  /** Three integers each; the first is nothing. */
  ends: Int32Array;
}

/** Copies of the states that beginnings without a chain lead to, and turns their leads to these. */
export function copyEnds({ states, beginnings: { leads } }: PlainGraph, turns: Turns): Int32Array {
  let length = STATE;
  for (let i = 0; i < leads.length; i++) if (turns[i] === 0 && leads[i]! > 1) length += STATE;
  const ends = new Int32Array(length);
  let at = STATE;
  for (let i = 0; i < leads.length; i++) {
    const lead = leads[i]!;
    if (turns[i] !== 0 || lead < 2) continue;
    for (let part = 0; part < STATE; part++) ends[at + part] = states[(lead >>> 1) + part]!;
    leads[i] = 2 * at + (lead & 1);
    at += STATE;
  }
  return ends;
}

/** The states of beginnings read backwards in which they still differ, down to the first ones of chains. */
export class Branches {
  private readonly builder: StateBuilder;
  /** Of the innermost open state, and the letters that lead there. */
  private depth = 0;
  private readonly path = new Uint8Array(MAX_WORD + 1);

  constructor(
    private readonly differing: Differing,
    private readonly wide: boolean,
  ) {
    this.builder = new StateBuilder(wide, differing.beginnings.steps.length * EXPECTED);
  }

  build(): { built: BuiltLists; root: State } {
    const { beginnings, reversed } = this.differing;
    const { order, shared } = reversed;
    this.builder.open(0);
    for (let i = 0; i < order.length; i++) {
      this.closeTo(shared[i]!);
      if (shared[i + 1]! > this.depth) this.openTo(shared[i + 1]!, order[i]!);
      // Without the letters that it shares with any other: as it was numbered by its letters, a look nearby.
      const rest = stepWithout(beginnings.steps, order[i]!, Math.max(shared[i]!, shared[i + 1]!));
      if (rest === 0) this.end(order[i]!);
      else this.chain(order[i]!, rest);
    }
    this.closeTo(0);
    return this.builder.finish();
  }

  private closeTo(depth: number): void {
    for (; this.depth > depth; this.depth--) this.builder.close(this.depth, this.path[this.depth]!);
  }

  /** Opens states on the way through a beginning. */
  private openTo(depth: number, beginning: number): void {
    const { steps } = this.differing.beginnings;
    let step = stepWithout(steps, beginning, this.depth);
    for (; this.depth < depth; step = steps[shorterOf(step)]!) {
      this.path[++this.depth] = lastOf(step);
      this.builder.open(this.depth);
    }
  }

  /** A beginning that has ended where others go on, with the letter that led there. */
  private end(beginning: number): void {
    const { builder, depth } = this;
    const { beginnings, ends } = this.differing;
    const lead = beginnings.leads[beginning]!;
    const at = lead >>> 1;
    if (lead & 1) builder.accept(depth - 1, this.path[depth]!);
    if (at !== 0) builder.lead(depth, SEPARATOR, ends[at]!, ends[at + 1]!, standing(ends[at + 2]!));
  }

  /** A beginning with whose next letter a chain begins: the last one of what is left. */
  private chain(beginning: number, rest: number): void {
    const { builder, depth, wide } = this;
    const { steps, leads } = this.differing.beginnings;
    const lead = leads[beginning]!;
    const list = standing(lead >>> 1);
    const letter = lastOf(rest);
    const left = steps[shorterOf(rest)]!;
    if (left === 0) {
      if (lead & 1) builder.accept(depth, letter);
      if (list !== 0) builder.lead(depth, letter, 1 << SEPARATOR, 0, list);
      return;
    }
    const next = lastOf(left);
    const bit = bitOf(wide, next);
    const isWord = (lead & 1) === 1 && shorterOf(left) === 0;
    if (inAnnex(wide, next) === 1) builder.lead(depth, letter, 1 << ANNEX, 0, list);
    else builder.lead(depth, letter, list === 0 ? 0 : bit, isWord ? bit : 0, list);
  }
}

function standing(index: number): number {
  return index === 0 ? 0 : STANDING + index;
}
