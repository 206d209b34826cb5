import { ANNEX, ANNEX_SHIFT, accepts, behind, child, SEPARATOR, type WordGraph } from '../lexicon/word-graph';
import type { Position } from '../position';
import { AREA, clearCrossings, lanes, STRIDE, squareIndex } from './lanes';

/*
 * One pass over the lanes finds, for every empty square beside a tile: which letters make a word with the
 * tiles before and behind it, what those tiles are worth, and where in the word graph a search from this
 * square begins. The first two bind the crossing lane, the last serves the lane itself: the way through the
 * graph is the same.
 */

export const { anchors, anchorsOf, checkCrossings } = makeChecks();

function makeChecks() {
  const stride = STRIDE;
  const area = AREA;
  const { letter, face, wordFactor, crossMask, crossAnnex, crossPoints, crossTimes, anchor, entry, turned } =
    lanes;

  /** The anchors of both directions. */
  const anchors = new Int32Array(2 * area);
  let anchorCount = 0;
  /** anchorsOf[lane]: how many of them lie in a lane (by the lane's number, across before down). */
  const anchorsOf = new Int32Array(2 * stride);

  /** Letters that fit, of the first masks and of the annex. */
  const fitting = new Int32Array(2);

  /** Fills in crossings, anchors and entries; returns the number of anchors. */
  function checkCrossings({ board, firstAcross, tiles }: Position, graph: WordGraph): number {
    clearCrossings(lettersUpTo(tiles.size), lettersUpTo(tiles.size - ANNEX_SHIFT));
    anchor.fill(0);
    anchorsOf.fill(0);
    entry.fill(graph.root);
    anchorCount = 0;
    if (board.count === 0) markFirst(board.layout.start, firstAcross);
    else {
      for (let lane = 1; lane <= board.size; lane++) checkLane(lane * stride, board.size, graph);
      for (let lane = 1; lane <= board.size; lane++) checkLane(area + lane * stride, board.size, graph);
    }
    return anchorCount;
  }

  /** The squares before and behind each run of standing tiles; `base`: index of the lane's first border square. */
  function checkLane(base: number, size: number, graph: WordGraph): void {
    for (let at = base + 1; at <= base + size; at++) {
      if (letter[at] === 0) continue;
      const first = at;
      let sum = 0;
      let times = 1;
      for (; letter[at] !== 0; at++) {
        sum += face[at]!;
        times *= wordFactor[at]!;
      }
      let state = graph.root;
      for (let back = at - 1; back >= first; back--) state = child(graph, state, letter[back]!);
      // A square between two runs was seen from the one before it.
      if (first > base + 1 && letter[first - 2] === 0) {
        acceptedFrom(state, graph);
        checkSquare(first - 1, state, sum, times);
      }
      if (at <= base + size) checkBehind(at, behind(graph.states, state, SEPARATOR), sum, times, graph);
    }
  }

  /** The square behind a run that led to `state`; more tiles may stand behind the square. */
  function checkBehind(index: number, state: number, sum: number, times: number, graph: WordGraph): void {
    let end = index + 1;
    let points = sum;
    let factor = times;
    for (; letter[end] !== 0; end++) {
      points += face[end]!;
      factor *= wordFactor[end]!;
    }
    if (end === index + 1) acceptedFrom(state, graph);
    else fillGap(state, index, end, graph);
    checkSquare(index, state, points, factor);
  }

  /** An empty square with a tile before or behind it in its lane; `fitting` is filled in. */
  function checkSquare(index: number, state: number, sum: number, times: number): void {
    const crossing = turned[index]!;
    entry[index] = state;
    crossMask[crossing] = fitting[0]! | (fitting[1] === 0 ? 0 : 1 << ANNEX);
    crossAnnex[crossing] = fitting[1]!;
    crossTimes[crossing] = times * wordFactor[index]!;
    crossPoints[crossing] = sum * crossTimes[crossing]!;
    markAnchor(index);
    markAnchor(crossing);
  }

  function acceptedFrom(state: number, { states, wide }: WordGraph): void {
    fitting[0] = states[state + 1]!;
    fitting[1] = wide ? states[behind(states, state, ANNEX) + 1]! : 0;
  }

  /** Bits 1..size of a mask; none when size is 0 or less. */
  function lettersUpTo(size: number): number {
    if (size <= 0) return 0;
    return size >= 31 ? -2 : (1 << (size + 1)) - 2;
  }

  function markFirst({ row, col }: { row: number; col: number }, acrossOnly: boolean): void {
    const index = squareIndex(row, col);
    markAnchor(index);
    if (!acrossOnly) markAnchor(turned[index]!);
  }

  function markAnchor(index: number): void {
    if (anchor[index] === 1) return;
    anchor[index] = 1;
    anchors[anchorCount++] = index;
    anchorsOf[(index / stride) | 0]!++;
  }

  /** Letters between the tiles that led to `state` and those from index + 1 to end - 1. */
  function fillGap(state: number, index: number, end: number, graph: WordGraph): void {
    fitting[0] = lettersInto(state, graph.wide ? ~(1 << ANNEX) : -1, index, end, graph);
    const annex = graph.wide ? behind(graph.states, state, ANNEX) : 0;
    fitting[1] = lettersInto(annex, -1, index, end, graph);
  }

  function lettersInto(record: number, among: number, index: number, end: number, graph: WordGraph): number {
    let fit = 0;
    for (let left = graph.states[record]! & among & -2; left !== 0; ) {
      const bit = 31 - Math.clz32(left);
      left &= ~(1 << bit);
      if (reads(graph, behind(graph.states, record, bit), index + 1, end)) fit |= 1 << bit;
    }
    return fit;
  }

  /** Whether the tiles on squares first..end-1 lead from this state to the end of a word. */
  function reads(graph: WordGraph, from: number, first: number, end: number): boolean {
    let state = from;
    for (let at = first; at < end - 1; at++) state = child(graph, state, letter[at]!);
    return accepts(graph, state, letter[end - 1]!);
  }

  return { anchors, anchorsOf, checkCrossings };
}
