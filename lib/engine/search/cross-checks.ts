import { ANNEX, ANNEX_SHIFT, accepts, behind, child, SEPARATOR, type WordGraph } from '../lexicon/word-graph';
import type { Position } from '../position';
import { AREA, clearCrossings, lanes, STRIDE, squareIndex } from './lanes';

/*
 * One pass over the lanes finds, for every empty square beside a tile: which letters make a word with the
 * tiles before and behind it, what those tiles are worth, and where in the word graph a search from this
 * square begins. The first two bind the crossing lane, the last serves the lane itself: the way through the
 * graph is the same.
 */

const { letter, face, wordFactor, crossMask, crossAnnex, crossSum, crossTimes, anchor, entry, turned } =
  lanes;

/** The anchors of both directions; `anchorCount` of them are in use. */
export const anchors = new Int32Array(2 * AREA);
/** anchorsOf[lane]: how many of them lie in a lane (by the lane's number, across before down). */
export const anchorsOf = new Int32Array(2 * STRIDE);

/** Letters that fit, of the first record and of the annex. */
const fitting = new Int32Array(2);

/** Fills in crossings, anchors and entries; returns the number of anchors. */
export function checkCrossings({ board, firstAcross, tiles }: Position, graph: WordGraph): number {
  clearCrossings(lettersUpTo(graph.wide ? ANNEX_SHIFT : tiles.size), lettersUpTo(tiles.size - ANNEX_SHIFT));
  anchor.fill(0);
  anchorsOf.fill(0);
  entry.fill(graph.root);
  if (board.count === 0) return firstAnchors(board.layout.start, firstAcross);
  let count = 0;
  for (let direction = 0; direction < 2 * AREA; direction += AREA) {
    for (let lane = 1; lane <= board.size; lane++) {
      const first = direction + lane * STRIDE + 1;
      for (let at = first; at < first + board.size; at++) {
        if (letter[at] !== 0 || (letter[at - 1] === 0 && letter[at + 1] === 0)) continue;
        checkSquare(at, graph);
        count = markAnchor(at, count);
        count = markAnchor(turned[at]!, count);
      }
    }
  }
  return count;
}

/** Bits 1..size of a mask; none when size is 0 or less. */
function lettersUpTo(size: number): number {
  if (size <= 0) return 0;
  return size >= 31 ? -2 : (1 << (size + 1)) - 2;
}

function firstAnchors({ row, col }: { row: number; col: number }, acrossOnly: boolean): number {
  const index = squareIndex(row, col);
  return acrossOnly ? markAnchor(index, 0) : markAnchor(turned[index]!, markAnchor(index, 0));
}

function markAnchor(index: number, count: number): number {
  if (anchor[index] === 1) return count;
  anchor[index] = 1;
  anchors[count] = index;
  anchorsOf[(index / STRIDE) | 0]!++;
  return count + 1;
}

/** An empty square with a tile before or behind it in its lane. */
function checkSquare(index: number, graph: WordGraph): void {
  let sum = 0;
  let times = wordFactor[index]!;
  let end = index + 1;
  for (; letter[end] !== 0; end++) {
    sum += face[end]!;
    times *= wordFactor[end]!;
  }
  let state = graph.root;
  if (letter[index - 1] === 0) {
    // Nothing before it: the letter is the last step of the way back from the word's end.
    for (let at = end - 1; at > index; at--) state = child(graph, state, letter[at]!);
    acceptedFrom(state, graph);
  } else {
    for (let at = index - 1; letter[at] !== 0; at--) {
      sum += face[at]!;
      times *= wordFactor[at]!;
      state = child(graph, state, letter[at]!);
    }
    state = behind(graph.records, state, SEPARATOR);
    if (end === index + 1) acceptedFrom(state, graph);
    else fillGap(state, index, end, graph);
  }
  entry[index] = state;
  const crossing = turned[index]!;
  crossMask[crossing] = fitting[0]!;
  crossAnnex[crossing] = fitting[1]!;
  crossSum[crossing] = sum;
  crossTimes[crossing] = times;
}

function acceptedFrom(state: number, { records, wide }: WordGraph): void {
  fitting[0] = records[state + 1]!;
  fitting[1] = wide ? records[behind(records, state, ANNEX) + 1]! : 0;
}

/** Letters between the tiles that led to `state` and those from index + 1 to end - 1. */
function fillGap(state: number, index: number, end: number, graph: WordGraph): void {
  fitting[0] = lettersInto(state, graph.wide ? ~(1 << ANNEX) : -1, index, end, graph);
  const annex = graph.wide ? behind(graph.records, state, ANNEX) : 0;
  fitting[1] = lettersInto(annex, -1, index, end, graph);
}

function lettersInto(record: number, among: number, index: number, end: number, graph: WordGraph): number {
  let fit = 0;
  for (let left = graph.records[record]! & among & -2; left !== 0; ) {
    const bit = 31 - Math.clz32(left);
    left &= ~(1 << bit);
    if (reads(graph, behind(graph.records, record, bit), index + 1, end)) fit |= 1 << bit;
  }
  return fit;
}

/** Whether the tiles on squares first..end-1 lead from this state to the end of a word. */
function reads(graph: WordGraph, from: number, first: number, end: number): boolean {
  let state = from;
  for (let at = first; at < end - 1; at++) state = child(graph, state, letter[at]!);
  return accepts(graph, state, letter[end - 1]!);
}
