import { LETTER_KEYS } from '../lexicon/anagrams';
import { anchorsOf } from './cross-checks';
import { AREA, lanes, STRIDE } from './lanes';
import { inMasks, rack } from './rack';

/*
 * Extents and their bounds, for the search for the top. An extent is a run of squares that a move would fill
 * wholly: no tile before or behind it, an anchor inside. With k empty squares, standing tiles worth T, word
 * factor W and the rack's best tiles on the best letter squares, no word there can score more than
 *
 *   W * (T + S[k] + S[n2] + S[n3] + S[n4]) + Σ crossed (crossSum + best letter allowed * LF) * WF + bonus[k]
 *
 * where S[j] is the sum of the j most valuable tiles and ni the number of empty squares whose letter
 * factor is at least i: sorted values against sorted factors is the largest sum of products.
 *
 * Extents of so many tiles as `byAnagram` says are listed, each to be looked up alone (by-anagram.ts). The rest
 * is walked, guided by the largest bounds of groups.
 */

const { letter, face, letterFactor, steps, wordFactor, crossMask, crossAnnex, crossSum, crossTimes, anchor } =
  lanes;
const { bestSum, bonus, worth } = rack;

const NONE = -1;

/**
 * reach[start * STRIDE + end], start an index, end a place: bound of the walked extents from start to end or
 * beyond; filled in for one anchor at a time by `boundReach`.
 */
export const reach = new Int32Array(2 * AREA * STRIDE);
/** Bound of all walked extents whose leftmost anchor is here, by index of the anchor. */
export const anchorBound = new Int32Array(2 * AREA);

/** 1 for the numbers of new tiles whose extents are listed. */
export const byAnagram = new Uint8Array(STRIDE);

/* The listed extents. */
const MOST_LISTED = 2 * STRIDE * STRIDE * STRIDE;
export const listed = {
  count: 0,
  bound: new Int32Array(MOST_LISTED),
  /** Index of the first square, and place of the last one. */
  start: new Int32Array(MOST_LISTED),
  end: new Int32Array(MOST_LISTED),
  laid: new Int32Array(MOST_LISTED),
  /** Sum of the keys of the standing tiles; see lexicon/anagrams.ts. */
  key: new Int32Array(MOST_LISTED),
  /** The parts of the bound: what does not depend on the tiles laid, the word factor, the squares by letter factor. */
  fixed: new Int32Array(MOST_LISTED),
  word: new Int32Array(MOST_LISTED),
  two: new Uint8Array(MOST_LISTED),
  three: new Uint8Array(MOST_LISTED),
  four: new Uint8Array(MOST_LISTED),
};

/** crossBest[index]: most that the crossing word can score, 0 when none crosses, -1 when no tile of the rack fits. */
const crossBest = new Int32Array(2 * AREA);

let walked = 0;
let size = 0;

/** Lists and bounds the extents of all lanes; `mostWalked`: most tiles that a walked move lays. */
export function boundExtents(boardSize: number, mostWalked: number): void {
  size = boardSize;
  walked = mostWalked;
  listed.count = 0;
  anchorBound.fill(NONE);
  for (let lane = 1; lane <= size; lane++) if (anchorsOf[lane] !== 0) boundLane(lane * STRIDE);
  for (let lane = STRIDE + 1; lane <= STRIDE + size; lane++)
    if (anchorsOf[lane] !== 0) boundLane(lane * STRIDE);
}

function boundLane(base: number): void {
  for (let at = base + 1; at <= base + size; at++) crossBest[at] = crossSum[at]! < 0 ? 0 : bestCrossing(at);
  crossBest[base + size + 1] = NONE;
  let next = 0;
  let free = 0;
  for (let place = size; place > 0; place--) {
    if (anchor[base + place] === 1) {
      next = place;
      free = 0;
    } else if (letter[base + place] === 0) free++;
    // `free` squares lie between the place and the next anchor.
    if (next === 0 || free >= rack.most || letter[base + place - 1] !== 0) continue;
    const highest = boundFrom(base, place, next, false);
    if (highest > anchorBound[base + next]!) anchorBound[base + next] = highest;
  }
}

/** Fills in `reach` for all starts whose leftmost anchor is at this index. */
export function boundReach(index: number): void {
  const first = index % STRIDE;
  const base = index - first;
  for (let place = first; place > 0 && (place === first || anchor[base + place] === 0); place--) {
    if (letter[base + place - 1] === 0) boundFrom(base, place, first, true);
  }
}

/**
 * The extents that begin at a place and whose leftmost anchor is at `first`: lists them, or fills in their
 * reach. Returns the highest bound of those to walk.
 */
function boundFrom(base: number, start: number, first: number, fillsReach: boolean): number {
  const row = (base + start) * STRIDE;
  const { most } = rack;
  let highest = NONE;
  let laid = 0;
  let standing = 0;
  let word = 1;
  let crossed = 0;
  let factors = 0;
  let key = 0;
  let end = start;
  // What a standing tile does not have is 0 there, and so for an empty square: no branch for either.
  for (; ; end++) {
    const at = base + end;
    const code = letter[at]!;
    const cross = crossBest[at]!;
    laid += code === 0 ? 1 : 0;
    if (cross < 0 || laid > most) break;
    standing += face[at]!;
    key = (key + LETTER_KEYS[code]!) | 0;
    crossed += cross;
    factors += steps[at]!;
    word *= wordFactor[at]!;
    if (fillsReach) reach[row + end] = NONE;
    if (end < first || letter[at + 1] !== 0 || end === start) continue;
    const two = factors & 0xff;
    const three = (factors >>> 8) & 0xff;
    const four = factors >>> 16;
    const letters = bestSum[laid]! + bestSum[two]! + bestSum[three]! + bestSum[four]!;
    const fixed = word * standing + crossed + bonus[laid]!;
    const bound = fixed + word * letters;
    if (byAnagram[laid] === 1) {
      if (fillsReach || isTwin(base, laid, first)) continue;
      const at = listed.count++;
      listed.bound[at] = bound;
      listed.start[at] = base + start;
      listed.end[at] = end;
      listed.laid[at] = laid;
      listed.key[at] = key;
      listed.fixed[at] = fixed;
      listed.word[at] = word;
      listed.two[at] = two;
      listed.three[at] = three;
      listed.four[at] = four;
    } else if (laid <= walked) {
      if (bound > highest) highest = bound;
      if (fillsReach) reach[row + end] = bound;
    }
  }
  if (fillsReach) {
    // The walk may ask as far as the square behind the last one.
    reach[row + end] = NONE;
    for (let place = end - 1; place >= start; place--) {
      if (reach[row + place]! < reach[row + place + 1]!) reach[row + place] = reach[row + place + 1]!;
    }
  }
  return highest;
}

/** One tile that forms a word each way is one move; it is found across. */
function isTwin(base: number, laid: number, first: number): boolean {
  return base >= AREA && laid === 1 && crossSum[base + first]! >= 0;
}

/** Most points of the word crossing here, with the best tile that may lie here; -1 when none may. */
function bestCrossing(index: number): number {
  const best = bestAllowed(index);
  return best < 0 ? NONE : (crossSum[index]! + best * letterFactor[index]!) * crossTimes[index]!;
}

/** Points of the best tile that may be laid on a square, 0 for a blank alone, -1 when none may. */
function bestAllowed(index: number): number {
  const mask = crossMask[index]!;
  const annex = crossAnnex[index]!;
  if ((mask & rack.mask) !== 0 || (annex & rack.annexMask) !== 0) {
    for (const code of rack.byValue) if (inMasks(code, mask, annex)) return worth[code]!;
  }
  return rack.blanks > 0 && (mask !== 0 || annex !== 0) ? 0 : NONE;
}
