import type { Lexicon } from '../lexicon/lexicon';
import { accepts, child, SEPARATOR } from '../lexicon/word-graph';
import type { TileSet } from '../tile-set';
import { lanes } from './lanes';

const { letter, face, crossMask, crossSum, turned } = lanes;

/** For each empty square: which letters make a word crosswise, and what its standing tiles add. */
export function fillCrossChecks(empty: readonly number[], lexicon: Lexicon, tiles: TileSet): void {
  const everyLetter = allLetters(tiles.size);
  for (const index of empty) {
    const crossing = turned[index]!;
    const crossed = letter[crossing - 1] !== 0 || letter[crossing + 1] !== 0;
    crossMask[index] = crossed ? fittingLetters(crossing, lexicon) : everyLetter;
    crossSum[index] = crossed ? sumBeside(crossing) : -1;
  }
}

/** Bits 1..size. */
function allLetters(size: number): number {
  return size === 31 ? -2 : (1 << (size + 1)) - 2;
}

function sumBeside(index: number): number {
  let sum = 0;
  for (let at = index - 1; letter[at] !== 0; at--) sum += face[at]!;
  for (let at = index + 1; letter[at] !== 0; at++) sum += face[at]!;
  return sum;
}

/** Letters that form a word with the tiles before and behind this square of its lane. */
function fittingLetters(index: number, { graph, root }: Lexicon): number {
  let end = index + 1;
  while (letter[end] !== 0) end++;
  let state = root;
  if (letter[index - 1] === 0) {
    // Nothing before it: the letter is the last step of the way back from the word's end.
    for (let at = end - 1; at > index; at--) state = child(graph, state, letter[at]!);
    return graph[state + 1]!;
  }
  for (let at = index - 1; letter[at] !== 0; at--) state = child(graph, state, letter[at]!);
  state = child(graph, state, SEPARATOR);
  if (end === index + 1) return graph[state + 1]!;
  let fitting = 0;
  for (let left = graph[state]!; left !== 0; left &= left - 1) {
    const code = 31 - Math.clz32(left & -left);
    if (reads(graph, child(graph, state, code), index + 1, end)) fitting |= 1 << code;
  }
  return fitting;
}

/** Whether the tiles on squares first..end-1 lead from this state to the end of a word. */
function reads(graph: Int32Array, from: number, first: number, end: number): boolean {
  let state = from;
  for (let at = first; at < end - 1; at++) state = child(graph, state, letter[at]!);
  return accepts(graph, state, letter[end - 1]!);
}
