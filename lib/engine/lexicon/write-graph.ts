import { Branches, copyEnds, type Differing } from './branches';
import { Chains } from './chains';
import { LevelOrder } from './level-order';
import { plainGraph } from './plain-graph';
import { isWide } from './ranks';
import { reversedOrder } from './reversed-order';
import { type Turns, turnsOf } from './turns';
import type { WordPool } from './word-pool';

type Write = (part: Int32Array) => void;
type OnProgress = (part: number) => void;

/** Integers. */
export interface WrittenGraph {
  /** Index. */
  root: number;
  length: number;
}

/**
 * Writes the GADDAG of words given in alphabetical order, without repeats, over an alphabet of so many letters.
 *
 * Spelling out every division of every word would make some ten entries of each. But what may follow the
 * separator depends only on the beginning before it: it is that beginning's state in the plain graph of
 * the words. So the plain graph is written first, and then a second one over the beginnings read backwards (two
 * for each word in an English list), which ends in states of the first. That one is written from its ends: first the
 * chains of states that single beginnings go on through, then the branches where they still differ, from the root.
 *
 * `write` must be done with its part when it returns. `onProgress` is told when something large has become garbage.
 */
export function writeGraph(
  pool: WordPool,
  order: Int32Array,
  letters: number,
  write: Write,
  onProgress: OnProgress,
): WrittenGraph {
  const layout = layBranches({ pool, order, letters, write, onProgress });
  onProgress(0.9);
  for (const part of layout.parts()) write(part);
  return { root: layout.index, length: layout.index + layout.length };
}

interface Task {
  pool: WordPool;
  order: Int32Array;
  letters: number;
  write: Write;
  onProgress: OnProgress;
}

/** Writes all but the branches; what those were built of is garbage then. */
function layBranches(task: Task): LevelOrder {
  const { differing, index } = writeChains(task);
  task.onProgress(0.8);
  const { built, root } = new Branches(differing, isWide(task.letters)).build();
  return new LevelOrder(built, root, index);
}

interface Written {
  differing: Differing;
  /** Behind what is written. */
  index: number;
}

/** Writes the plain graph and the chains. */
function writeChains(task: Task): Written {
  const { turns, differing, index } = writePlainGraph(task);
  task.onProgress(0.65);
  const chains = new Chains(differing.beginnings, isWide(task.letters), index, task.write);
  return { differing, index: chains.run(turns) };
}

/** Writes the plain graph, and readies the rest: its states themselves are garbage then. */
function writePlainGraph({ pool, order, letters, write, onProgress }: Task): Written & { turns: Turns } {
  const plain = plainGraph(pool, order, isWide(letters));
  write(plain.states);
  onProgress(0.4);
  const { beginnings } = plain;
  const reversed = reversedOrder(beginnings, letters);
  onProgress(0.6);
  const turns = turnsOf(beginnings, reversed);
  const differing = { beginnings, reversed, ends: copyEnds(plain, turns) };
  return { turns, differing, index: plain.states.length };
}
