import type { Lexicon } from '../lexicon/lexicon';
import { accepts, bitCount, child, SEPARATOR } from '../lexicon/word-graph';
import { isDown } from './anchors';
import { leftReach, reach } from './bounds';
import { lanes, STRIDE } from './lanes';
import { rack } from './rack';
import { best, record, startRecord, word } from './record';

/*
 * The walk through the GADDAG (S. Gordon: A Faster Scrabble Move Generation Algorithm, 1994) from one
 * anchor: a tile on the anchor, then leftwards, the separator, then rightwards. It may fill other anchors
 * only to the right, so each move is found at its leftmost anchor and nowhere else.
 *
 * Each word is spelled once, with a real tile where one is left and a blank where not; record.ts sees to
 * the blanks. In a search for the top, branches that cannot reach the best score are cut by the bounds of
 * bounds.ts; comparisons are strict, so equal moves survive.
 *
 * Plain integers as parameters, constant typed arrays, no objects: that is what makes it fast. Through
 * all of it: `laid` new tiles, `sum` of the main word's letters, `factor` by which it counts, `crossed`
 * points of the crossing words.
 */

const { letter, tile, face, letterFactor, wordFactor, crossMask, crossSum, anchor } = lanes;
const { counts, worth, bonus } = rack;
// Aliases: a bundler may turn each use of an import into a look-up.
const ones = bitCount;
const highest = best;
const spelled = word;
const [boundTo, boundLeft] = [reach, leftReach];

let graph = new Int32Array(2);
let root = 0;
let most = 0;
/** What is left of the rack: real letters as a mask, and blanks. */
let mask = 0;
let blanks = 0;

/** Index of the lane's first border square, and places within the lane. */
let base = 0;
let anchorPlace = 0;
let startPlace = 0;
let searchesDown = false;

/** Readies the walk; board and rack must have been filled in. */
export function startWalk(lexicon: Lexicon, forTop: boolean): void {
  startRecord(forTop);
  graph = lexicon.graph as Int32Array<ArrayBuffer>;
  root = lexicon.root;
  most = rack.most;
  mask = rack.mask;
  blanks = rack.blanks;
}

/** Finds the moves of one anchor; in a search for the top its bounds must be in `reach`. */
export function walkAnchor(index: number): void {
  anchorPlace = index % STRIDE;
  base = index - anchorPlace;
  searchesDown = isDown(index);
  fill(false, anchorPlace, root, 0, 0, 1, 0);
}

/** Puts a tile on `place`: on the anchor or left of it, or right of it. */
function fill(
  rightwards: boolean,
  place: number,
  state: number,
  laid: number,
  sum: number,
  factor: number,
  crossed: number,
): void {
  const at = base + place;
  const standing = letter[at]!;
  if (standing !== 0) {
    spelled[place] = tile[at]!;
    const ends = accepts(graph, state, standing);
    const next = child(graph, state, standing);
    if (rightwards) goRight(place, next, ends, laid, sum + face[at]!, factor, crossed);
    else goLeft(place, next, ends, laid, sum + face[at]!, factor, crossed);
    return;
  }
  if (laid === most) return;
  const leads = graph[state]!;
  const accepted = graph[state + 1]!;
  const times = wordFactor[at]!;
  for (
    let left = (leads | accepted) & crossMask[at]! & (blanks > 0 ? -2 : mask);
    left !== 0;
    left &= left - 1
  ) {
    const bit = left & -left;
    const code = 31 - Math.clz32(bit);
    const next = leads & bit ? graph[state + 2 + ones(leads & (bit - 1))]! : 0;
    const points = worth[code]! * letterFactor[at]!;
    const cross = crossSum[at]! < 0 ? crossed : crossed + (crossSum[at]! + points) * times;
    const ends = (accepted & bit) !== 0;
    spelled[place] = code;
    const isReal = take(code, bit);
    if (rightwards) goRight(place, next, ends, laid + 1, sum + points, factor * times, cross);
    else goLeft(place, next, ends, laid + 1, sum + points, factor * times, cross);
    giveBack(code, bit, isReal);
  }
}

/** After a tile on `place`: the word may begin here, or go on to the left. */
function goLeft(
  place: number,
  state: number,
  ends: boolean,
  laid: number,
  sum: number,
  factor: number,
  crossed: number,
): void {
  const before = base + place - 1;
  if (letter[before] === 0) {
    startPlace = place;
    if (ends && letter[base + anchorPlace + 1] === 0) finish(anchorPlace, laid, sum, factor, crossed);
    const turned = child(graph, state, SEPARATOR);
    if (turned !== 0 && boundTo[place * STRIDE + anchorPlace + 1]! >= highest[0]!) {
      fill(true, anchorPlace + 1, turned, laid, sum, factor, crossed);
    }
    if (anchor[before] === 1 || boundLeft[place - 1]! < highest[0]!) return;
  }
  if (state !== 0) fill(false, place - 1, state, laid, sum, factor, crossed);
}

/** After a tile on `place`: the word may end here, or go on to the right. */
function goRight(
  place: number,
  state: number,
  ends: boolean,
  laid: number,
  sum: number,
  factor: number,
  crossed: number,
): void {
  if (ends && letter[base + place + 1] === 0) finish(place, laid, sum, factor, crossed);
  if (state === 0 || boundTo[startPlace * STRIDE + place + 1]! < highest[0]!) return;
  fill(true, place + 1, state, laid, sum, factor, crossed);
}

/** Takes a real tile if one is left, else a blank; says which. */
function take(code: number, bit: number): boolean {
  const left = counts[code]!;
  if (left === 0) {
    blanks--;
    return false;
  }
  counts[code] = left - 1;
  if (left === 1) mask &= ~bit;
  return true;
}

function giveBack(code: number, bit: number, isReal: boolean): void {
  if (!isReal) {
    blanks++;
    return;
  }
  counts[code] = counts[code]! + 1;
  mask |= bit;
}

/** A word from startPlace to `end` is complete. */
function finish(end: number, laid: number, sum: number, factor: number, crossed: number): void {
  // One tile that forms a word each way is one move; it was found across.
  if (searchesDown && laid === 1 && crossSum[base + anchorPlace]! >= 0) return;
  record(base, startPlace, end, factor, sum * factor + crossed + bonus[laid]!);
}
